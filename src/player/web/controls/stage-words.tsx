import { Info } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cueText } from '#dance/rules/cue-text.ts';
import { countAt } from '#dance/rules/routine/count-at.ts';
import { say } from '#platform/web/page-language.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';
import { useCountIn } from './use-count-in.ts';
import { useVersionWords } from './use-version-words.ts';

/** Milliseconds that a move's hint stands when the move comes for the first time. */
const hintMs = 6000;

/**
 * What a caller would say now, readable across a room: the count, the cue, the move and what comes next. Not read aloud:
 * it never stops. The move's name shows the teacher's hint.
 */
export function StageWords() {
  const text = useText();
  const player = usePlayer();
  usePlayerState(() => wordsKey(player.position()));
  const countIn = useCountIn();
  const now = useVersionWords(countAt(player.position()));
  const [open, setOpen] = useState(false);
  const fresh = useFirstDanced(now.move);
  const cue = countIn ? text('player_count_in') : say(cueText(text, now.cue));

  return (
    <>
      <div className="stage-words">
        <b className="stage-count" aria-hidden="true">
          {countIn ?? ((now.count - 1) % 8) + 1}
        </b>
        {/* New elements for new words: what stays in the page never moves. */}
        <p key={`cue ${cue}`} className="stage-cue" aria-hidden="true">
          {cue}
        </p>
        <button
          type="button"
          className="stage-move"
          aria-expanded={open}
          aria-label={text('player_move_hint', { move: say(now.move_title) })}
          onClick={() => setOpen(!open)}
        >
          <Info />
          <span key={now.move_title}>{say(now.move_title)}</span>
        </button>
        <p key={`next ${now.next_title}`} className="stage-next" aria-hidden="true">
          {now.next_title !== now.move_title && text('player_cue_next', { move: say(now.next_title) })}
        </p>
      </div>
      {(open || fresh) && (
        <p className="stage-hint" data-asked={open}>
          {say(now.hint)}
        </p>
      )}
    </>
  );
}

/** True for some seconds when `move` is danced that was not danced on this page before. Where it is learnt: a rehearsal has no time to read. */
function useFirstDanced(move: string): boolean {
  const dances = usePlayerState(({ phase, scene }) => phase.name === 'playing' && scene?.repeats === true);
  const known = useRef(new Set<string>());
  const [fresh, setFresh] = useState<string | null>(null);

  useEffect(() => {
    if (!dances || known.current.has(move)) return;
    known.current.add(move);
    setFresh(move);
  }, [dances, move]);

  useEffect(() => {
    if (fresh === null) return;
    const timer = window.setTimeout(() => setFresh(null), hintMs);
    return () => window.clearTimeout(timer);
  }, [fresh]);

  return fresh === move;
}

/** Changes exactly when something else is to be shown. */
function wordsKey(seconds: number): string {
  const { phrase, count, cue } = countAt(seconds);
  return `${phrase} ${count} ${cue}`;
}
