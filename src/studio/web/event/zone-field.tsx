import { memo, useMemo } from 'react';
import { eventClock, type MomentLanguage } from '#event/rules/event-date.ts';
import { offsetAt } from '#event/rules/wall-clock.ts';
import { clockChange, offsetName, zonesByOffset } from '#event/rules/zone-offsets.ts';
import { zonePlace } from '#event/rules/zones.ts';
import { momentLanguage } from '#platform/web/fixed-text.ts';
import { SelectField } from '#platform/web/ui/field.tsx';

const quarterHour = 900_000;

type Props = {
  zone: string;
  /** The zone of the operator's device, and the zone that the operator chose last. */
  own: string;
  kept: string;
  /** Epoch milliseconds of the current minute's start. */
  minute: number;
  hint: string;
  onZone: (zone: string) => void;
};

/** The choice of a zone by its offset and its time of day now; the operator's own zones are first. */
export const ZoneField = memo(function ZoneField({ zone, own, kept, minute, hint, onZone }: Props) {
  // Offsets change only on a quarter of an hour, and computing all zones takes a while.
  const quarter = Math.floor(minute / quarterHour) * quarterHour;
  const groups = useMemo(() => zonesByOffset(quarter), [quarter]);
  const first = [...new Set([own, kept, zone, 'UTC'])];
  const now = (offset: number) => `now ${eventClock(minute + offset, 'UTC', momentLanguage())}`;
  return (
    <SelectField
      label="on the clocks of"
      value={zone}
      hint={hint}
      onChange={(change) => onZone(change.target.value)}
    >
      <optgroup label="Yours">
        {first.map((each) => {
          const offset = offsetAt(quarter, each);
          return (
            <option key={each} value={each}>
              {each === 'UTC'
                ? `UTC, ${now(0)}`
                : `${offsetName(offset)}, ${zonePlace(each)}, ${now(offset)}`}
            </option>
          );
        })}
      </optgroup>
      {groups.map(({ offset, zones, places }) => (
        <optgroup key={offset} label={`${offsetName(offset)}, ${places.join(', ')}, ${now(offset)}`}>
          {zones
            .filter((each) => !first.includes(each))
            .map((each) => (
              <option key={each} value={each}>
                {zonePlace(each)}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  );
});

/**
 * Returns the sentences below the choice of a zone: the time there now, and the offset of its clocks at the event if
 * that differs from the offset now; or, if its clocks skip the typed time or show it twice, which moment is meant.
 * `clock` is the typed time, `instant` is the same moment in epoch milliseconds.
 */
export function zoneNote(
  { clock, zone, instant }: { clock: string; zone: string; instant: number | null },
  now: number,
  language: MomentLanguage,
): string {
  const place = zone === 'UTC' ? 'UTC' : zonePlace(zone);
  const hour = (at: number, there: string) => eventClock(at, there, language);
  const today = `It is ${hour(now, zone)} now ${place === 'UTC' ? 'in UTC' : `in ${place} (${offsetName(offsetAt(now, zone))})`}.`;
  if (instant === null) return today;
  const then = offsetAt(instant, zone);
  const moved =
    then === offsetAt(now, zone)
      ? ''
      : ` On the day of the event its clocks are at ${offsetName(then)}: the change of the clocks is counted in.`;
  const change = clockChange(clock, zone, instant);
  const typed = hour(Date.parse(`${clock}:00Z`), 'UTC');
  if (change === 'skipped')
    return `${today} The clocks there skip ${typed} on that day: this is ${hour(instant, zone)}.`;
  if (change !== null)
    return `${today} The clocks there show ${typed} twice on that day: the ${change} one is meant, at ${hour(instant, 'UTC')} UTC.`;
  return today + moved;
}
