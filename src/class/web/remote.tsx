import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { classCopy, classTexts } from '#class/content/class-copy.ts';
import { type ClassDance, momentTold, segmentPlace } from '#class/rules/class-dance.ts';
import { type ClassCommand, classRates, classStart } from '#class/rules/class-state.ts';
import { say } from '#platform/web/page-language.ts';
import { ProblemError } from '#platform/web/queries/call.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { handFocusOn } from '#platform/web/ui/arrive-at.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { sides } from '#player/rules/side.ts';
import { useWakeLock } from '#player/web/use-wake-lock.ts';
import { followClass, makeRemote, type Shown } from './class-link.ts';
import { ClassWords } from './class-words.tsx';
import { InsteadLine, SegmentLine } from './segment-line.tsx';

/**
 * Milliseconds after which a silent screen is away (it speaks every three seconds), and between two looks.
 */
const silentMs = 8_000;
const lookMs = 2_000;
const isFresh = (heardAt: number) => performance.now() - heardAt < silentMs;

/**
 * The phone's words about the screen: it follows, nothing is heard of it, or the server's reason for a
 * refusal.
 */
type Link = 'there' | 'lost' | { refused: string };

export const toHeading = handFocusOn(() => document.querySelector('main h1'));

type RemoteProps = { code: string | null; dance: ClassDance; known: boolean; onOther: () => void };

const nothing = () => null;

/**
 * The phone: the present and the next move, and large buttons. With `code` null it leads the screen in the
 * other window. As long as `dance` is not `known` to be the class's its words stay away: it may be another one.
 */
export function Remote({ code, dance, known, onOther }: RemoteProps) {
  const text = useText(classCopy);
  const copy = useText();
  const [{ state }, setShown] = useState<Shown>({ state: classStart, at: null });
  const [link, setLink] = useState<Link>('lost');
  const heard = useRef(Number.NEGATIVE_INFINITY);
  const told = useRef({ at: 0, when: 0, rate: 0 });
  const remote = useMemo(() => makeRemote(code), [code]);
  useWakeLock(true);

  useEffect(
    () =>
      followClass(code, {
        shown: (shown) => {
          setShown(shown);
          // A state without a place comes from the server's memory, not from the screen.
          if (shown.at !== null) {
            remote.saw(shown.state);
            heard.current = performance.now();
          }
          // A screen can be heard while a command does not get through to it.
          setLink((link) =>
            isFresh(heard.current) && !(link === 'lost' && remote.waits()) ? 'there' : 'lost',
          );
          const at = shown.at ?? segmentPlace(dance, shown.state.segment);
          // A place without a count has none to count on from.
          const runs = shown.state.playing && at >= 0;
          told.current = { at, when: performance.now(), rate: runs ? shown.state.rate : 0 };
        },
        lost: () => setLink('lost'),
        unknown: () => setLink({ refused: say(classTexts.unknown) }),
      }).stop,
    [code, dance, remote],
  );

  useEffect(() => {
    const timer = setInterval(
      () => setLink((link) => (link === 'there' && !isFresh(heard.current) ? 'lost' : link)),
      lookMs,
    );
    return () => clearInterval(timer);
  }, []);

  /** The words called now: between two tellings the phone counts on by itself. */
  const moment = useCallback(() => {
    const { at, when, rate } = told.current;
    return momentTold(dance, at + ((performance.now() - when) / 1000) * rate);
  }, [dance]);

  async function tell(command: ClassCommand) {
    try {
      await remote.send(command);
    } catch (error) {
      setLink(error instanceof ProblemError ? { refused: error.message } : 'lost');
    }
  }

  /** The segment to count from: a tap before the answer to another one adds to it. */
  const asked = () => remote.asked(state).segment;

  const { playing, loop, rate, side } = state;
  // Films are shown as they were filmed.
  const turns = dance.scene.sources[0]?.kind === 'dancer';
  return (
    <section ref={toHeading} className="stack snug class-remote" aria-label={text('class_is_remote')}>
      <p role="status">{known ? <SegmentLine dance={dance} state={state} /> : '\u00a0'}</p>
      <InsteadLine dance={dance} state={state} />
      {dance.segments.some(({ counts }) => counts) && <ClassWords moment={known ? moment : nothing} />}
      <div className="class-buttons">
        {([-1, 1] as const).map((by) => (
          <Button
            key={by}
            look="bone"
            size="large"
            onClick={() =>
              void tell({ do: 'segment', to: Math.min(dance.segments.length, Math.max(1, asked() + by)) })
            }
          >
            {text(by < 0 ? 'class_before' : 'class_after')}
          </Button>
        ))}
        <Button size="large" className="class-play" onClick={() => void tell({ do: 'play', to: !playing })}>
          {text(playing ? 'class_stop' : 'class_play')}
        </Button>
        <Button
          look="bone"
          size="large"
          className="class-play"
          aria-pressed={loop}
          onClick={() => void tell({ do: 'loop', to: !loop })}
        >
          {text('class_loop')}
        </Button>
      </div>
      <fieldset>
        <legend>{text('class_speed')}</legend>
        <div className="cluster">
          {classRates.map((each) => (
            <Button
              key={each}
              look="bone"
              aria-pressed={rate === each}
              onClick={() => void tell({ do: 'rate', to: each })}
            >
              {text('class_rate', { rate: each })}
            </Button>
          ))}
        </div>
      </fieldset>
      {turns && (
        <fieldset>
          <legend>{text('class_side')}</legend>
          <div className="cluster">
            {sides.map((each) => (
              <Button
                key={each}
                look="bone"
                aria-pressed={side === each}
                onClick={() => void tell({ do: 'side', to: each })}
              >
                {copy(`player_side_${each}`)}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      <p role="status" className="quiet">
        {typeof link === 'object' ? link.refused : text(link === 'there' ? 'class_connected' : 'class_lost')}
      </p>
      <Button look="quiet" onClick={onOther}>
        {text('class_other')}
      </Button>
    </section>
  );
}
