import { Info } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { cueText, saysTheSame } from '#dance/rules/cue-text.ts';
import type { ScoreMoment } from '#dance/rules/score/score.ts';
import { say } from '#platform/web/page-language.ts';
import { useText } from '#platform/web/queries/copy.ts';
import type { MediumSource } from '#player/rules/medium-source.ts';
import { countedBeat } from '#player/rules/next-count.ts';
import { shownRange, sourceOf } from '#player/rules/player-state.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';
import { clockText } from './clock-text.ts';
import { useMomentShown, useNextShown } from './use-moment-shown.ts';
import { useVersionWords } from './use-version-words.ts';

/** Milliseconds for which the hint of a move is shown the first time that the move is danced. */
const hintMs = 6000;

/**
 * The words of the dance at this moment, readable across a room: the count, the cue, the move and what comes next.
 * Screen readers do not read these words, because they change all the time. A press on the move's name shows the
 * teacher's hint. The words cover the lower edge of our own pictures. Below or beside a frame that nothing may cover,
 * and on the count card, they have an area of their own, which stays even while there are no words.
 */
export function StageWords() {
  const roomy = usePlayerState((state) => hasRoom(sourceOf(state)));
  return roomy ? (
    <div className="words-room">
      <Words />
      <Waiting />
    </div>
  ) : (
    <Words />
  );
}

const hasRoom = (source: MediumSource | null) =>
  source?.kind === 'card' || source?.can.mayBeCovered === false;

function Words() {
  const text = useText();
  const countIn = useCountIn();
  const now = useVersionWords(useMomentShown());
  const [open, setOpen] = useState(false);
  const fresh = useFirstDanced(now?.move ?? null);
  const cue = countIn ? text('player_count_in') : say(cueText(text, now?.cue ?? ''));
  // Where nothing is danced, for example while a teacher talks, the area of the words stays.
  const count = now && ((now.count - 1) % 8) + 1;

  return (
    <>
      <div className="stage-words">
        <b className="stage-count" aria-hidden="true">
          {countIn ?? count}
        </b>
        {/* New words get new elements, because elements that stay in the page never move. */}
        <p key={`cue ${cue}`} className="stage-cue" aria-hidden="true" style={lettersOf(cue)}>
          {cue}
        </p>
        {now && (
          <>
            <Move now={now} cue={cue} open={open} onToggle={() => setOpen(!open)} />
            <p key={`next ${now.next_title}`} className="stage-next" aria-hidden="true">
              {now.next_title !== now.move_title && text('player_cue_next', { move: say(now.next_title) })}
            </p>
          </>
        )}
      </div>
      {now?.hint && (open || fresh) && (
        <p className="stage-hint" data-asked={open} style={lettersOf(say(now.hint))}>
          {say(now.hint)}
        </p>
      )}
    </>
  );
}

/** Gives style sheets the number of letters of the words, because long words are written smaller. */
const lettersOf = (words: string) => ({ '--letters': words.length }) as CSSProperties;

type MoveProps = { now: ScoreMoment; cue: string; open: boolean; onToggle: () => void };

/** The move's name, unless the cue says it already. For a move with a hint it is a button that shows the hint. */
function Move({ now, cue, open, onToggle }: MoveProps) {
  const text = useText();
  const title = say(now.move_title);
  const name = <span key={title}>{!saysTheSame(cue, title) && title}</span>;
  if (now.hint === '') return <p className="stage-move">{name}</p>;
  return (
    <button
      type="button"
      className="stage-move"
      aria-expanded={open}
      aria-label={text('player_move_hint', { move: say(now.move_title) })}
      onClick={onToggle}
    >
      <Info />
      {name}
    </button>
  );
}

/**
 * Shows what is danced next, and when, while nothing is danced in the video, for example while a teacher talks.
 */
function Waiting() {
  const text = useText();
  const next = useNextShown();
  const countIn = useCountIn();
  const begins = usePlayerState((state) => shownRange(state).start);
  if (next === null || countIn) return null;
  const move = next.moment && `${say(next.moment.move_title)} · ${clockText(next.at - begins)}`;
  return (
    <p className="stage-wait" aria-hidden="true">
      {move && text('player_cue_next', { move })}
    </p>
  );
}

/**
 * True for `hintMs` milliseconds when `move` is danced for the first time on this page; never in a scene that
 * does not repeat, because a rehearsal leaves no time to read.
 */
function useFirstDanced(move: string | null): boolean {
  const dances = usePlayerState(({ phase, scene }) => phase.name === 'playing' && scene?.repeats === true);
  const known = useRef(new Set<string>());
  const [fresh, setFresh] = useState<string | null>(null);

  useEffect(() => {
    if (!dances || move === null || known.current.has(move)) return;
    known.current.add(move);
    setFresh(move);
  }, [dances, move]);

  useEffect(() => {
    if (fresh === null) return;
    const timer = window.setTimeout(() => setFresh(null), hintMs);
    return () => window.clearTimeout(timer);
  }, [fresh]);

  return fresh !== null && fresh === move;
}

/** The beat of a count-in as dancers count it; null while nothing is counted. */
function useCountIn(): number | null {
  const player = usePlayer();
  const counting = usePlayerState(({ phase }) => phase.name === 'countingIn' || phase.name === 'waiting');
  const [beat, setBeat] = useState<number | null>(null);

  useEffect(() => {
    if (!counting) return setBeat(null);
    const look = () => setBeat(countedBeat(player.getState(), performance.now()));
    look();
    const timer = window.setInterval(look, 30);
    return () => window.clearInterval(timer);
  }, [player, counting]);

  return beat;
}
