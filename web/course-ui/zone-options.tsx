import { Fragment } from 'react';
import { zonePlace, zonesByArea } from '#rules/event/wall-clock.ts';
import { type Area, areaOf } from '#rules/moment/crowd.ts';
import { useReadCopy } from '#web/queries/copy.ts';

/** The options of a list of time zones: those in `first` before all, the others by part of the world and place. */
export function ZoneOptions({ first }: { first: readonly string[] }) {
  const text = useReadCopy();
  return [...zonesByArea(first)].map(([area, zones]) => {
    const options = zones.map((zone) => (
      <option key={zone} value={zone}>
        {zonePlace(zone)}
      </option>
    ));
    if (area === '') return <Fragment key={area}>{options}</Fragment>;
    const name = areaOf(zones[0] ?? '').toLowerCase() as Lowercase<Area>;
    return (
      <optgroup key={area} label={text(`together_area_${name}`)}>
        {options}
      </optgroup>
    );
  });
}
