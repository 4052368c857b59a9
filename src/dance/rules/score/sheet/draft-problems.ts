// Problems of a sheet that can be found only after its phrases are complete, as sentences for an operator.

import { scoreLimits } from '../score-problem.ts';
import { countsText } from './counts-text.ts';
import { repeatIn } from './name-doubts.ts';
import { countsInTitle } from './sheet-line.ts';
import { type Draft, sameName } from './sheet-phrases.ts';
import type { SheetProblem } from './sheet-reading.ts';

/** The problems of phrases to which all lines have been added. */
export function draftProblems(drafts: readonly Draft[]): SheetProblem[] {
  const first = new Map<string, Draft>();
  return drafts
    .filter(({ like }) => !like)
    .flatMap((draft): SheetProblem[] => {
      const { title, counts, line } = draft;
      const twin = first.get(sameName(title));
      first.set(sameName(title), twin ?? draft);
      return [
        ...(twin
          ? [
              warning(
                line,
                `“${title}” stands in line ${twin.line} too: they are two phrases, each learnt by itself. If they are the same, write “repeat ${title}”.`,
              ),
            ]
          : []),
        ...sumProblems(title, counts, line),
        ...repeatProblems(draft, drafts),
        ...lengthProblems(title, counts, line),
      ];
    });
}

function sumProblems(title: string, counts: number, line: number): SheetProblem[] {
  const said = countsInTitle(title);
  return said === null || said === counts
    ? []
    : [
        warning(
          line,
          `“${title}” says ${countsText(said)}, and the lines under it have ${countsText(counts)}.`,
        ),
      ];
}

/** The problem of a phrase whose title says how often it is danced, although nothing repeats it. */
function repeatProblems(draft: Draft, drafts: readonly Draft[]): SheetProblem[] {
  const { title, line } = draft;
  const often = repeatIn(title);
  return often === null || drafts.some(({ like }) => like === draft)
    ? []
    : [
        warning(
          line,
          `“${often}” was read as part of a title: the lines under it are danced once. Where they are danced again, write “repeat ${title}”.`,
        ),
      ];
}

function lengthProblems(title: string, counts: number, line: number): SheetProblem[] {
  const { shortest, longest } = scoreLimits;
  if (counts < shortest)
    return [
      {
        line,
        level: 'error',
        text: `“${title}” has ${countsText(counts)}. A phrase needs ${shortest} at least.`,
      },
    ];
  if (counts > longest)
    return [
      warning(
        line,
        `“${title}” has ${countsText(counts)}: it was cut into phrases of 32. Give its parts titles of their own to cut it elsewhere.`,
      ),
    ];
  return counts % 8 === 0
    ? []
    : [
        warning(
          line,
          `“${title}” has ${countsText(counts)}, which are no whole eights. If the music is so, leave it.`,
        ),
      ];
}

function warning(line: number, text: string): SheetProblem {
  return { line, level: 'warning', text };
}
