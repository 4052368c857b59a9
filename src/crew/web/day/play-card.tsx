import type { Crew } from '#crew/api/crew.ts';
import { dayCopy } from '#crew/content/day-copy.ts';
import { gapSeconds, joinPlaylist, pressPlay, trackSeconds } from '#crew/rules/press-play.ts';
import { crewDevice, useKept } from '#crew/web/crew-device.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Field, TextField } from '#platform/web/ui/field.tsx';
import { useNow } from '#platform/web/ui/use-now.ts';
import { clockText } from '#player/web/controls/clock-text.ts';
import { timeToSecond } from '../day-and-time.ts';

type Typed = { typed: string; gap: string };

/** Says at which second to start the warm-up playlist. Typed tracks stay on this device. */
export function PlayCard({ crew: { id, zone }, eventAt }: { crew: Crew; eventAt: number }) {
  const text = useText(dayCopy);
  const now = useNow() ?? 0;
  const what = `${id}.play`;
  const kept = useKept<Typed>(what) ?? { typed: '', gap: '2' };
  const { typed, gap } = kept;
  const change = (changes: Partial<Typed>) => crewDevice.set(what, { ...kept, ...changes });
  const between = gapSeconds(gap);
  const lines = typed.split('\n').filter((line) => line.trim() !== '');
  const lengths = lines.map(trackSeconds);
  const wrong = lengths.indexOf(null);
  const plan = pressPlay(
    lengths.filter((seconds) => seconds !== null),
    between ?? 0,
    eventAt,
  );
  const late = now < eventAt ? joinPlaylist(plan, now) : null;
  return (
    <Card name="day-now" as="details" className="day-more day-now">
      <summary>{text('day_play_title')}</summary>
      <div className="stack snug">
        <p className="quiet">{text('day_play_text')}</p>
        <TextField
          label={text('day_play_tracks')}
          rows={4}
          value={typed}
          onChange={({ target }) => change({ typed: target.value })}
          error={wrong >= 0 ? text('day_play_wrong', { number: wrong + 1 }) : undefined}
        />
        <Field
          label={text('day_play_gap')}
          inputMode="decimal"
          value={gap}
          onChange={({ target }) => change({ gap: target.value })}
          error={between === null ? text('day_play_gap_wrong') : undefined}
        />
        {lines.length > 0 && wrong < 0 && between !== null && (
          <div role="status" className="stack tight">
            <p className="figure">{text('day_play_press', { time: timeToSecond(plan.press, zone) })}</p>
            {late && <p>{text('day_play_late', { number: late.track + 1, time: clockText(late.into) })}</p>}
            <ol className="quiet">
              {plan.starts.map((start, index) => (
                <li key={start}>
                  {text('day_play_track', { number: index + 1, time: timeToSecond(start, zone) })}
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </Card>
  );
}
