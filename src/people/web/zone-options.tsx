import { Fragment } from 'react';
import { type Area, areaOf } from '#event/rules/crowd.ts';
import { zonePlace, zonesByArea } from '#event/rules/zones.ts';
import { useText } from '#platform/web/queries/copy.ts';

/** The options for choosing a time zone: first the zones in `first`, then all zones by part of the world and place. */
export function ZoneOptions({ first }: { first: readonly string[] }) {
  const text = useText();
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
