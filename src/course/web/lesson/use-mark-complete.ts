import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { TaughtLesson } from '#course/rules/lesson-dance.ts';
import { type LearnArrival, lessonRowId } from '#course/web/learn-arrival.ts';
import { useCompleteLesson, useProgress } from '#course/web/queries/progress.ts';
import { useSession } from '#people/web/session.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { formSent, showFailure, showToast } from '#platform/web/ui/toast.ts';
import { limits } from '#subjects/rules/limits.ts';
import { paths } from '#subjects/rules/paths.ts';
import { useReopen } from './use-reopen.ts';

/**
 * Mark Complete (specification, section 4): a press is ignored while an earlier press waits for its answer, and on a
 * locked or completed lesson. Without a user a press only shows a message.
 */
export function useMarkComplete(lesson: TaughtLesson) {
  const navigate = useNavigate();
  const { user } = useSession();
  const { data: progress } = useProgress();
  const completion = useCompleteLesson();
  const text = useText();
  const reopen = useReopen(lesson);
  // React's state would change too late for the second press of a double click, and the answer to that press would hide
  // the trophy of the first.
  const inFlight = useRef(false);
  const status = progress?.lessons.find(({ lesson_id }) => lesson_id === lesson.id)?.status ?? 'unlocked';

  function complete() {
    if (inFlight.current || status === 'completed' || status === 'locked') return;
    if (!user) {
      showToast({ kind: 'error', text: text('toast.missingInformation') });
      return;
    }
    inFlight.current = true;
    formSent();
    const answer = completion.mutateAsync(lesson.id, {
      // This callback is not called after the learner has left the page: then there is no navigation, only the
      // toast with the result.
      onSuccess: ({ progress: after, new_trophies }) => {
        const next = after.next_lesson?.order_num ?? limits.rehearsalLesson;
        const arrival: LearnArrival = { trophies: new_trophies, scrollTo: lessonRowId(next), marked: true };
        void navigate(paths.learn, { state: arrival });
      },
    });
    const undo = { label: text('dance_undo'), run: reopen };
    void answer
      .then(
        () => showToast({ kind: 'success', text: text('toast.lessonCompleted'), action: undo }),
        () => showFailure({ text: text('toast.lessonCompleteFailed') }),
      )
      .finally(() => {
        inFlight.current = false;
      });
  }

  return { status, busy: completion.isPending, complete };
}
