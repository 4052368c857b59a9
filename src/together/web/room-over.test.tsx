import { expect, test, vi } from 'vitest';
import type { Progress } from '#course/api/progress.ts';
import { progressQuery } from '#course/web/queries/progress.ts';
import { nobody } from '#event/rules/crowd.ts';
import { renderToHtml } from '#testing/web/render-to-html.tsx';
import { together } from '#together/content/together.ts';
import { RoomOver } from './room-over.tsx';

test.each([
  ['open', true, true, true],
  ['open, but not danced from start to end', true, false, false],
  ['still locked', false, true, false],
])('rehearsals %s: the page says that the dance counts as one: %s', (_, page_unlocked, counts, said) => {
  expect(over(counts, { rehearsal: { page_unlocked } } as Progress).includes(promise)).toBe(said);
});

test('a person whose progress is not known is promised nothing', () => {
  expect(over(true, null)).not.toContain(promise);
});

test('a page that was opened after the dance says when the dance was, and does not praise its reader for dancing', () => {
  vi.stubEnv('TZ', 'America/New_York');
  const late = renderToHtml(
    <RoomOver missed={Date.UTC(2026, 9, 24, 12)} crowd={nobody} counts={false} onNext={() => {}} />,
  );
  expect(late).toMatch(/This dance began on Saturday, October 24/);
  expect(late).not.toContain(together.together_over_text);
  // The page does not say either that a handful danced: a number below five may mean that nobody danced.
  expect(late).not.toContain(together.together_over_most_few);
  expect(over(false, null)).toContain(together.together_over_text);
});

const promise = together.together_over_counts;

function over(counts: boolean, progress: Progress | null): string {
  const data = progress ? [[progressQuery.queryKey, progress] as const] : [];
  return renderToHtml(<RoomOver missed={null} crowd={null} counts={counts} onNext={() => {}} />, { data });
}
