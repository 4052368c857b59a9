import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { practiceOrder, type QuizAnswers, questionAfter } from '#course/rules/practice/transitions.ts';
import type { Score } from '#dance/rules/score/score.ts';
import { houseScoreId } from '#dance/rules/score/score-ids.ts';
import { useSession } from '#people/web/session.ts';
import { ownStore } from '#platform/web/own-store.ts';
import { say } from '#platform/web/page-language.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { handFocusOn } from '#platform/web/ui/arrive-at.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { joinDrills } from '#player/rules/drills.ts';
import { sourceOf } from '#player/rules/player-state.ts';
import { rangeOn } from '#player/rules/shown-counts.ts';
import { usePlayer, usePlayerState } from '#player/web/use-player.ts';

/**
 * The quiz 'What comes next?' about the transitions up to phrase `known`. A join that the medium shows has a
 * button that loops it.
 */
export function NextQuiz({ score, known }: { score: Score; known: number }) {
  const text = useText();
  const player = usePlayer();
  const source = usePlayerState(sourceOf);
  const { user } = useSession();
  const [answers, setAnswers] = useState(() =>
    answersOf(ownStore.read(user?.id ?? '', 'known', quizKey(score))),
  );
  const [turn, setTurn] = useState(0);
  const question = useRef<HTMLParagraphElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [asked, setAsked] = useState(() => nextOf(score, answers, known));
  if (asked === undefined) return null;
  const { from, right, choices } = questionAfter(score, asked, turn);
  const before = score.phrases[from - 1]?.title ?? '';
  const drills = joinDrills(score, [from]);

  function answer(title: string) {
    if (chosen !== null) return;
    const next: QuizAnswers = { ...answers, [from]: title === right ? 'right' : 'wrong' };
    setChosen(title);
    setAnswers(next);
    if (user) ownStore.write(user.id, 'known', quizKey(score), next);
  }

  return (
    <section className="stack tight" aria-labelledby="quiz-title">
      <h2 id="quiz-title">{text('dance_more_quiz')}</h2>
      <p ref={question}>{text('dance_quiz_question', { title: say(before) })}</p>
      <div className="cluster tight">
        {choices.map((title) => (
          <Button
            key={title}
            look="bone"
            size="small"
            className={chosen !== null && title === right ? 'quiz-right' : ''}
            aria-pressed={chosen === title}
            onClick={() => answer(title)}
          >
            {chosen !== null && title === right && <Check aria-hidden="true" size={18} />}
            <span>{say(title)}</span>
          </Button>
        ))}
      </div>
      <p role="status">
        {chosen !== null &&
          text(chosen === right ? 'dance_quiz_right' : 'dance_quiz_wrong', { title: say(right) })}
      </p>
      {chosen !== null && (
        <div ref={handFocusOn(() => question.current)} className="cluster tight">
          {drills.some((drill) => rangeOn(source, drill) !== null) && (
            <Button look="bone" size="small" onClick={() => player.send({ type: 'drill', drills })}>
              {text('dance_quiz_loop')}
            </Button>
          )}
          <Button
            size="small"
            onClick={() => {
              setChosen(null);
              setTurn(turn + 1);
              setAsked(nextOf(score, answers, known, from));
            }}
          >
            {text('dance_quiz_next')}
          </Button>
        </div>
      )}
    </section>
  );
}

/**
 * Returns the most urgent transition that leads into a taught phrase. It differs from the `last` transition, unless
 * there is no other.
 */
function nextOf(score: Score, answers: QuizAnswers, known: number, last?: number): number | undefined {
  const taught = practiceOrder(score, answers).filter(({ from }) => from < known);
  return (taught.find(({ from }) => from !== last) ?? taught[0])?.from;
}

/**
 * The key under which the device stores a score's answers. The house routine has the key from before there were
 * other dances.
 */
function quizKey({ id }: Score): string {
  return id === houseScoreId ? 'quiz' : `quiz ${id}`;
}

function answersOf(kept: unknown): QuizAnswers {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter(([, answer]) => answer === 'right' || answer === 'wrong'),
  );
}
