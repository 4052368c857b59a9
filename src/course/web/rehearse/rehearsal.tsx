import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CourseStep } from '#course/content/course.ts';
import type { TaughtLesson } from '#course/rules/lesson-dance.ts';
import { neverCleanAfter } from '#course/rules/practice/sections.ts';
import { sceneOf } from '#course/rules/step-scene.ts';
import { type LearnArrival, lessonRowId } from '#course/web/learn-arrival.ts';
import { useDance, useRecordDance } from '#course/web/queries/dance.ts';
import { deliverDances, pendingDances } from '#course/web/queries/pending-dances.ts';
import { useFinishRehearsal } from '#course/web/queries/progress.ts';
import { phraseAt, phraseCounts } from '#dance/rules/score/score.ts';
import { pageNow } from '#platform/web/page-clock.ts';
import { say } from '#platform/web/page-language.ts';
import { isUnanswered } from '#platform/web/queries/call.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { newKey } from '#platform/web/queries/new-key.ts';
import { askAgainMs } from '#platform/web/queries/query-client.ts';
import { shownPerson } from '#platform/web/queries/shown-person.ts';
import { arriveAtTop, takeFocus } from '#platform/web/ui/arrive-at.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { formSent, showFailure } from '#platform/web/ui/toast.ts';
import { sourceOf } from '#player/rules/player-state.ts';
import { placeShown, type ScorePlace } from '#player/rules/shown-counts.ts';
import { PracticePlayer } from '#player/web/controls/practice-player.tsx';
import { PlayerContext, useNewPlayer, usePlayer, usePlayerState } from '#player/web/use-player.ts';
import { limits } from '#subjects/rules/limits.ts';
import { paths } from '#subjects/rules/paths.ts';
import { useStageTools } from '#subjects/web/stage-tools.ts';
import { GetReady } from './get-ready.tsx';
import { RehearseSections } from './rehearse-sections.tsx';

type Act = 'ready' | 'dancing' | 'done';

/** The rehearsal: START, the count from 10 to 0, the whole dance, congratulations. */
export function Rehearsal({ step, lesson }: { step: CourseStep; lesson: TaughtLesson }) {
  const text = useText();
  const navigate = useNavigate();
  const [act, setAct] = useState<Act>('ready');
  const finishing = useFinishRehearsal();
  const client = useQueryClient();
  const tools = useStageTools();
  const begun = useRef({ key: '', start: 0 });
  const scene = useMemo(() => sceneOf(step, { lesson, controls: true }), [step, lesson]);
  const { record, deliver } = useRecordDance();
  /** Whether the dance was started from its beginning: only then it counts as the rehearsal. */
  const whole = useRef(true);
  const player = useNewPlayer({
    finished: () => (whole.current ? finish() : celebrate()),
    danced: (repetition) => whole.current && record(repetition),
  });

  /**
   * Ends the rehearsal. When it earns the final trophy, the lesson list celebrates it; otherwise this page
   * does.
   */
  function finish() {
    formSent();
    const { key, start } = begun.current;
    const person = shownPerson();
    const answer = finishing.mutateAsync(key, {
      // This callback is not called after the page was left.
      onSuccess: ({ new_trophies }) => {
        if (!new_trophies.includes('final')) return celebrate();
        const arrival: LearnArrival = {
          trophies: new_trophies,
          scrollTo: lessonRowId(limits.rehearsalLesson),
        };
        void navigate(paths.learn, { state: arrival });
      },
      onError: celebrate,
    });
    answer.catch((error: Error) => {
      if (person === null || person !== shownPerson()) return;
      const { message } = error;
      showFailure({ text: text('toast.progressSaveFailed', { message }) });
      if (!isUnanswered(error)) return;
      pendingDances.put(person, { start, due: pageNow() + askAgainMs, key });
      void deliverDances(client);
    });
  }

  /** Shows the congratulations and closes the player; the next dance opens its medium anew. */
  function celebrate() {
    deliver();
    player.send({ type: 'close' });
    setAct('done');
  }

  function dance(startAt: number | null = null) {
    begun.current = { key: newKey(), start: pageNow() };
    whole.current = !startAt;
    player.send({ type: 'open', scene, startAt, loop: null, play: true, rate: 1 });
    setAct('dancing');
  }

  // The dance is shown like a new page, so it starts at the top.
  useEffect(() => (act === 'dancing' ? arriveAtTop() : undefined), [act]);

  return (
    <div className="page stack rehearse" data-act={act}>
      <h1>{act === 'ready' ? text('rehearse_ready_title') : text('rehearse_title')}</h1>
      {act === 'ready' && <GetReady onGo={() => dance()} />}
      {act === 'ready' && <RehearseSections scene={scene} onStart={dance} />}
      {act === 'done' && <RehearsalDone saved={!finishing.isError} onSave={finish} onAgain={() => dance()} />}
      {act === 'dancing' && (
        <PlayerContext value={player}>
          <RehearseSign />
          <PracticePlayer player={player} title={text('rehearse_title')} tools={tools} />
        </PlayerContext>
      )}
    </div>
  );
}

/** Shows a warning beside the title during the eight counts before a section that was never clean. */
function RehearseSign() {
  const text = useText();
  const player = usePlayer();
  const score = usePlayerState(({ scene }) => scene?.score);
  const { records } = useDance(score);
  const dances = usePlayerState((state) => state.phase.name === 'playing');
  const phrase = usePlayerState((state) => endingPhrase(placeShown(sourceOf(state), player.position())));
  const next = score && dances && phrase !== null ? neverCleanAfter(score, phrase, records) : null;
  return (
    <p className="rehearse-sign" role="status">
      {next && text('dance_never_clean', { title: say(next.title) })}
    </p>
  );
}

/** Returns the number of the phrase whose last eight counts are being danced; null during other counts. */
function endingPhrase(now: ScorePlace | null): number | null {
  if (!now) return null;
  const phrase = phraseAt(now.score, now.place);
  return phraseCounts(now.score, phrase).end - now.place <= 8 ? phrase : null;
}

type RehearsalDoneProps = {
  /** False if the server has not saved the rehearsal: a button then saves it again. */
  saved: boolean;
  onSave: () => void;
  onAgain: () => void;
};

function RehearsalDone({ saved, onSave, onAgain }: RehearsalDoneProps) {
  const text = useText();
  return (
    <div className="stack loose centered rehearse-door">
      <h2 ref={takeFocus} tabIndex={-1}>
        {text('rehearse_done_title')}
      </h2>
      <p className="rehearse-lead">{text('rehearse_done_text')}</p>
      <div className="cluster centered">
        {!saved && (
          <Button look="bone" onClick={onSave}>
            {text('rehearse_save_again')}
          </Button>
        )}
        <Button onClick={onAgain}>{text('rehearse_again')}</Button>
        <ButtonLink look="bone" to={paths.learn}>
          {text('rehearse_back_to_learning')}
        </ButtonLink>
      </div>
    </div>
  );
}
