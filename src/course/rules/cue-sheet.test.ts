import { expect, test } from 'vitest';
import { cueSheet } from '#course/content/cue-sheet.ts';
import { phraseSeconds, routine } from '#dance/content/routine/routine.ts';
import { cuesBetween } from '#dance/rules/routine/count-at.ts';

// §2.lyrics-commercial-song-never-shipped
test.each(routine.phrases.map(({ title }, index) => [index + 1, title] as const))(
  'the cue sheet of phrase %i, %s, says what the dancer calls',
  (number, title) => {
    const sheet = cueSheet(number);
    const written = [...sheet.matchAll(/<b>([\d.]+)<\/b> (\w+)/g)].map(([, count, cue]) => `${count} ${cue}`);
    const called = cuesBetween((number - 1) * phraseSeconds, number * phraseSeconds).map(
      ({ count, eight, cue }) => `${count - (eight - 1) * 8} ${cue}`,
    );
    expect(written).toEqual(called);
    expect(sheet).toContain(`<h3>${title}</h3>`);
    expect(sheet.match(/<li>/g)).toHaveLength(4);
  },
);

test('a phrase that does not exist is refused', () => {
  expect(() => cueSheet(25)).toThrow('no phrase 25');
});
