// Draws docs/pictures/structure.svg from the code: the storeys of each subject, and the subjects that it imports. `node
// scripts/structure-picture.ts --write` draws it anew; scripts/check-structure.ts fails when it is outdated.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type ImportGraph, importGraph } from './import-graph.ts';
import { subjects } from './subject-order.ts';

export const picturePath = 'docs/pictures/structure.svg';

const storeys = ['content', 'rules', 'api', 'server', 'web'] as const;
const row = 30;
const top = 90;
const storeyLeft = 130;
const storeyWidth = 62;
const gridLeft = storeyLeft + storeys.length * storeyWidth + 30;

/** The picture as SVG. `graph` has each file's imports, including types; tests are not in the picture. */
export function structurePicture(graph: ImportGraph): string {
  const files = [...graph.keys()].filter((path) => !/\.test\.tsx?$|\/testing\//.test(path));
  const has = (subject: string, storey: string) =>
    files.some((path) => path.startsWith(`src/${subject}/${storey}/`));
  const needs = (subject: string, other: string) =>
    files.some(
      (path) =>
        path.startsWith(`src/${subject}/`) &&
        graph.get(path)?.some((from) => from.startsWith(`src/${other}/`)),
    );
  const upwards = [...subjects].reverse();
  const at = (subject: string) => top + upwards.indexOf(subject as (typeof subjects)[number]) * row;
  const x = (index: number) => gridLeft + index * row + row / 2;
  const width = gridLeft + subjects.length * row + 50;
  const height = top + subjects.length * row + 10;

  const heads = [
    ...storeys.map((name, index) =>
      label(storeyLeft + index * storeyWidth + storeyWidth / 2, top - 12, name, 'middle'),
    ),
    label(gridLeft, 16, 'imports', 'start'),
    ...subjects.map(
      (name, index) =>
        `<text x="${x(index)}" y="${top - 12}" transform="rotate(-50 ${x(index)} ${top - 12})">${name}</text>`,
    ),
  ];
  const rows = upwards.flatMap((subject) => {
    const y = at(subject);
    const boxes = storeys.flatMap((storey, index) =>
      has(subject, storey)
        ? [
            `<rect x="${storeyLeft + index * storeyWidth + 3}" y="${y + 4}" width="${storeyWidth - 6}" height="${row - 8}" rx="4" class="${storey}"/>`,
          ]
        : [],
    );
    const own = subjects.indexOf(subject);
    const dots = subjects.flatMap((other, index) => {
      if (index === own)
        return [
          `<rect x="${x(index) - 5}" y="${y + row / 2 - 5}" width="10" height="10" rx="2" class="self"/>`,
        ];
      return needs(subject, other)
        ? [`<circle cx="${x(index)}" cy="${y + row / 2}" r="5" class="${index > own ? 'up' : 'down'}"/>`]
        : [];
    });
    const line = `<line x1="10" x2="${width - 10}" y1="${y + row}" y2="${y + row}"/>`;
    return [label(storeyLeft - 12, y + row / 2 + 5, subject, 'end'), ...boxes, ...dots, line];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="The subjects, from the highest to the lowest: their storeys, and the lower subjects that each imports">
<style>
svg { background: #fff; font: 14px system-ui, sans-serif; }
text { fill: #1f1436; }
line { stroke: #ddd6ea; }
.content { fill: #f2c14e; } .rules { fill: #8fc93a; } .api { fill: #3fa7d6; } .server { fill: #7a5cff; } .web { fill: #ee6c8a; }
.self { fill: #1f1436; } .down { fill: #7d7391; } .up { fill: #d00; }
</style>
${[...heads, ...rows].join('\n')}
</svg>
`;
}

function label(left: number, base: number, text: string, align: string): string {
  return `<text x="${left}" y="${base}" text-anchor="${align}">${text}</text>`;
}

/** Returns a complaint when the picture in docs/ differs from the code. */
export function pictureComplaints(graph: ImportGraph): string[] {
  const drawn = structurePicture(graph);
  const isCurrent = readFileSync(picturePath, 'utf8') === drawn;
  return isCurrent
    ? []
    : [`${picturePath} shows another structure: node scripts/structure-picture.ts --write`];
}

if (
  process.argv[1] &&
  import.meta.url === pathToFileURL(process.argv[1]).href &&
  process.argv.includes('--write')
) {
  const sources = execFileSync('git', ['ls-files', '--', 'src'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path));
  writeFileSync(picturePath, structurePicture(importGraph(sources, true)));
}
