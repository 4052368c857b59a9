import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { countSeconds } from '#dance/content/routine/routine.ts';
import { versions } from '#dance/content/routine/versions.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { cuesIn, momentAt } from '#dance/rules/score/score.ts';
import { copyQuery } from '#platform/web/queries/copy.ts';
import { copyDefaults } from '#subjects/content/texts.ts';
import { CueList, countsOf } from './cue-list.tsx';

const client = new QueryClient();
client.setQueryData(copyQuery.queryKey, {
  copy: copyDefaults,
  settings: { next_challenge_date: null, challenge_name: null },
});
const placeAt = (seconds: number) => seconds / countSeconds;
const now = (seconds: number) => momentAt(houseScore(), placeAt(seconds));
const shownAt = (seconds: number, words?: Record<string, string>) =>
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <CueList score={houseScore()} place={placeAt(seconds)} words={words} />
    </QueryClientProvider>,
  );

test.each([0, 61, 100.3, 359.9])('at %f seconds only the right count is the current one', (time) => {
  const current = shownAt(time).match(/aria-current="step"><b>(\d)<\/b>/g) ?? [];
  expect(current).toHaveLength(1);
  expect(current[0]).toContain(`<b>${((now(time).count - 1) % 8) + 1}</b>`);
});

test('the present move and the next one are named', () => {
  const { move_title, next_title } = now(61);
  expect(shownAt(61)).toContain(move_title);
  expect(shownAt(61)).toContain(`· then: ${next_title}`);
});

test('a version calls its own words', () => {
  const { place = 0 } = cuesIn(houseScore(), { start: 0, end: 768 }).find(({ cue }) => cue === 'jump') ?? {};
  const time = place * countSeconds;
  const count = `<b>${((now(time).count - 1) % 8) + 1}</b>`;
  expect(shownAt(time)).toContain(`"step">${count} <span>jump</span>`);
  expect(shownAt(time, versions.seated.words)).toContain(`"step">${count} <span>up</span>`);
  expect(shownAt(time, versions.seated.words)).not.toContain('<span>jump</span>');
});

test('screen readers are not told about changes of the list', () => {
  expect(shownAt(61)).not.toMatch(/aria-live|role="(status|alert|log)"/);
});

test('a word between two counts is shown with the earlier count', () => {
  const cue = (count: number, word: string) => ({ count, cue: word });
  const counts = countsOf([cue(1, 'step'), cue(1.5, 'and'), cue(3, 'roar')], 32);
  expect(counts).toHaveLength(32);
  expect(counts.slice(0, 3).map(({ words }) => words)).toEqual(['step and', '', 'roar']);
});
