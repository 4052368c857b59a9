import { expect, test } from 'vitest';
import { cueSheet } from '#course/content/cue-sheet.ts';
import { routine } from '#dance/content/routine/routine.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { cuesIn, phraseCounts } from '#dance/rules/score/score.ts';

// §2.lyrics-commercial-song-never-shipped
test.each(routine.phrases.map(({ title }, index) => [index + 1, title] as const))(
  'the cue sheet of phrase %i, %s, says what the dancer calls',
  (number, title) => {
    const sheet = cueSheet(number);
    const written = [...sheet.matchAll(/<b>([\d.]+)<\/b> (\w+)/g)].map(([, count, cue]) => `${count} ${cue}`);
    const called = cuesIn(houseScore(), phraseCounts(houseScore(), number)).map(
      ({ count, cue }) => `${((count - 1) % 8) + 1} ${cue}`,
    );
    expect(written).toEqual(called);
    expect(sheet).toContain(`<h3>${title}</h3>`);
    expect(sheet.match(/<li>/g)).toHaveLength(4);
  },
);

test('a phrase that does not exist is refused', () => {
  expect(() => cueSheet(25)).toThrow('no phrase 25');
});
