import { Minus, Plus } from 'lucide-react';
import { classCopy } from '#class/content/class-copy.ts';
import type { ClassDance } from '#class/rules/class-dance.ts';
import { type ClassCommand, type ClassState, classRates } from '#class/rules/class-state.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { MediumSource } from '#player/rules/medium-source.ts';
import { sides } from '#player/rules/side.ts';

type RemoteToolsProps = {
  dance: ClassDance;
  source: MediumSource | null;
  state: ClassState;
  /** The segment from which Next and Back count. */
  asked: () => number;
  send: (command: ClassCommand) => void;
};

/** Percent by which a press changes the volume. */
const volumeStep = 20;

/**
 * Shows the tools for the dance: loop, a picture without the dancer, speed, side and volume, and the segments before
 * and after.
 */
export function RemoteTools({ dance, source, state, asked, send }: RemoteToolsProps) {
  const text = useText(classCopy);
  const { loop, alone, rate, side, volume } = state;
  const most = dance.segments.length;
  // A video service's picture may not be covered, and the count card has no dancer to hide.
  const hides = source?.can.mayBeCovered === true && source.kind !== 'card';
  const louder = (by: number) => Math.min(100, Math.max(0, volume + by));
  return (
    <>
      <div className="class-buttons">
        {([-1, 1] as const).map((by) => (
          <Button
            key={by}
            look="bone"
            size="large"
            onClick={() => send({ do: 'segment', to: Math.min(most, Math.max(1, asked() + by)) })}
          >
            {text(by < 0 ? 'class_before' : 'class_after')}
          </Button>
        ))}
        <Button look="bone" size="large" aria-pressed={loop} onClick={() => send({ do: 'loop', to: !loop })}>
          {text('class_loop')}
        </Button>
        {hides && (
          <Button
            look="bone"
            size="large"
            aria-pressed={alone}
            onClick={() => send({ do: 'alone', to: !alone })}
          >
            {text('class_alone')}
          </Button>
        )}
      </div>
      {source?.host && <p className="quiet">{text('class_alone_video', { name: source.host.name })}</p>}
      <fieldset>
        <legend>{text('class_speed')}</legend>
        <div className="class-buttons class-four">
          {classRates.map((each) => (
            <Button
              key={each}
              look="bone"
              size="compact"
              aria-pressed={rate === each}
              onClick={() => send({ do: 'rate', to: each })}
            >
              {text('class_rate', { rate: each })}
            </Button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{text('class_volume', { number: volume })}</legend>
        <div className="class-buttons">
          {([-1, 1] as const).map((by) => (
            <Button
              key={by}
              look="bone"
              aria-label={text(by < 0 ? 'class_quieter' : 'class_louder')}
              onClick={() => send({ do: 'volume', to: louder(by * volumeStep) })}
            >
              {by < 0 ? <Minus aria-hidden="true" /> : <Plus aria-hidden="true" />}
            </Button>
          ))}
        </div>
      </fieldset>
      {/* Only the dancer can be seen from every side. */}
      {dance.scene.sources[0]?.kind === 'dancer' && (
        <fieldset>
          <legend>{text('class_side')}</legend>
          <div className="cluster">
            {sides.map((each) => (
              <Button
                key={each}
                look="bone"
                aria-pressed={side === each}
                onClick={() => send({ do: 'side', to: each })}
              >
                {text(`player_side_${each}`)}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
