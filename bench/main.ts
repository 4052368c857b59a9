// `npm run bench [area ...]`: measures what the product costs and prints each figure beside its limit.
// Exits non-zero when a figure misses its limit. These are no tests: a machine is not equally fast at all times.

import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { type Figure, keepsLimit } from './figure.ts';

/** The areas, each in a file of its own that is loaded only when it is measured. */
const areas: Record<string, () => Promise<Figure[]>> = {
  start: async () => (await import('./start.ts')).measureStart(),
  restart: async () => (await import('./restart.ts')).measureRestart(),
  school: async () => (await import('./school.ts')).measureSchool(),
  pages: async () => (await import('./pages.ts')).measurePages(),
  plan: async () => (await import('./plan.ts')).measurePlan(),
  guided: async () => (await import('./guided.ts')).measureGuided(),
  calls: async () => (await import('./calls.ts')).measureCalls(),
  accounts: async () => (await import('./accounts.ts')).measureAccounts(),
  growth: async () => (await import('./growth.ts')).measureGrowth(),
  bundles: async () => (await import('./bundles.ts')).measureBundles(),
  languages: async () => (await import('./languages.ts')).measureLanguages(),
  lighthouse: async () => (await import('./lighthouse.ts')).measureLighthouse(),
  dancer: async () => (await import('./dancer.ts')).measureDancer(),
  sound: async () => (await import('./sound.ts')).measureSound(),
  stage: async () => (await import('./stage.ts')).measureStage(),
  player: async () => (await import('./player.ts')).measurePlayer(),
  studio: async () => (await import('./studio.ts')).measureStudio(),
};
/** Optional subjects bring theirs: `measure` in bench/<subject>/<area>.area.ts. */
for (const path of globSync('*/*.area.ts', { cwd: import.meta.dirname }).toSorted())
  areas[basename(path, '.area.ts')] = async () =>
    ((await import(`./${path}`)) as { measure: () => Promise<Figure[]> }).measure();

const asked = process.argv.slice(2);
const unknown = asked.filter((area) => !(area in areas));
if (unknown.length > 0) {
  console.error(`Unknown area: ${unknown.join(', ')}. Areas: ${Object.keys(areas).join(', ')}`);
  process.exit(2);
}

let missed = 0;
for (const [area, measure] of Object.entries(areas)) {
  if (asked.length > 0 && !asked.includes(area)) continue;
  console.log(`\n${area}`);
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
