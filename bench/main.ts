// `npm run bench [area ...]`: measures what the product costs and prints each figure beside its limit. Exits non-zero
// when a figure misses its limit. Figures are no tests, because the speed of a machine changes.

import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Figure } from './bench.ts';

/** The areas by name. The file of an area is loaded only when it is measured. */
const areas = new Map(
  globSync('{*,*/*}.area.ts', { cwd: import.meta.dirname }).map((path) => [basename(path, '.area.ts'), path]),
);

const asked = process.argv.slice(2);
const unknown = asked.filter((area) => !areas.has(area));
if (unknown.length > 0) {
  console.error(`Unknown area: ${unknown.join(', ')}. Areas: ${[...areas.keys()].join(', ')}`);
  process.exit(2);
}

let missed = 0;
for (const [area, path] of areas) {
  if (asked.length > 0 && !asked.includes(area)) continue;
  console.log(`\n${area}`);
  const { measure } = (await import(`./${path}`)) as { measure: () => Promise<Figure[]> };
  for (const figure of await measure()) {
    if (!keepsLimit(figure)) missed += 1;
    console.log(line(figure));
  }
}
console.log(`\n${missed === 0 ? 'Every figure keeps its limit.' : `${missed} figures miss their limit.`}`);
process.exit(missed === 0 ? 0 : 1);

function line(figure: Figure): string {
  const sign = figure.better === 'lower' ? '<=' : '>=';
  const verdict = keepsLimit(figure) ? 'ok  ' : 'MISS';
  const value = `${round(figure.value)} ${figure.unit}`.padStart(14);
  const limit = `${sign} ${round(figure.limit)}`.padEnd(11);
  return `  ${verdict} ${figure.name.padEnd(64)} ${value}  ${limit} ${figure.note ?? ''}`.trimEnd();
}

function round(value: number): string {
  return String(Number(value.toPrecision(4)));
}

/** Whether a figure keeps its limit. */
function keepsLimit({ value, limit, better }: Figure): boolean {
  return better === 'lower' ? value <= limit : value >= limit;
}
