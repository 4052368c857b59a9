// The counts and cue words of a phrase, made from the routine itself, so that the notes always match the dance.

import { routine } from '#dance/content/routine/routine.ts';
import { serverMessages } from '#platform/content/server-messages.ts';

/**
 * Returns an HTML heading with the phrase's title, and a list with an item for each eight counts. `number` is 1 to 24;
 * `say` translates an English word or title.
 */
export function cueSheet(number: number, say: (english: string) => string = (english) => english): string {
  const phrase = routine.phrases[number - 1];
  if (!phrase) throw new Error(`The routine has no phrase ${number}`);
  const called = callsOf(phrase.moves, say);
  const eights = [0, 8, 16, 24].map((from) => {
    const here = called.filter(({ start, end }) => start < from + 8 && end > from);
    const titles = here.map(({ title }, index) =>
      title === here[index - 1]?.title ? say(serverMessages['cueSheet.again']) : title,
    );
    const cues = here
      .flatMap(({ cues }) => cues)
      .filter(({ at }) => at >= from && at < from + 8)
      .map(({ at, say }) => `<b>${at - from + 1}</b> ${say}`);
    return `<li><i>${titles.join(', ')}</i><br>${cues.join(' · ')}</li>`;
  });
  return `<h3>${say(phrase.title)}</h3>\n<ol>\n${eights.join('\n')}\n</ol>`;
}

type Called = { title: string; start: number; end: number; cues: { at: number; say: string }[] };

/** Returns the moves of a phrase with their counts, from 0. The title of a mirrored move ends with "(other side)". */
function callsOf(
  calls: (typeof routine.phrases)[number]['moves'],
  say: (english: string) => string,
): Called[] {
  let start = 0;
  return calls.map((call) => {
    const mirrored = call.startsWith('~');
    const move = routine.moves[(mirrored ? call.slice(1) : call) as keyof typeof routine.moves];
    const from = start;
    start += move.counts;
    return {
      title: mirrored
        ? say(serverMessages['cueSheet.otherSide']).replace('{title}', say(move.title))
        : say(move.title),
      start: from,
      end: start,
      cues: move.keys.flatMap(({ on, say: word }) =>
        word ? [{ at: from + on - 1, say: say(mirrored ? exchanged(word) : word) }] : [],
      ),
    };
  });
}

function exchanged(say: string): string {
  if (say === 'left') return 'right';
  return say === 'right' ? 'left' : say;
}
