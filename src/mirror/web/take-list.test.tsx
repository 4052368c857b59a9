import { expect, test } from 'vitest';
import { renderToHtml } from '#testing/web/render-to-html.tsx';
import { TakeList } from './take-list.tsx';
import type { StoredTake } from './take-store.ts';

test('the times of a take read from left to right within any language', () => {
  const take = {
    id: 'take',
    film: new Blob(['film']),
    recordedAt: 0,
    segment: { start: 15, end: 18 },
    rate: 1,
  } as StoredTake;
  const nothing = async () => true;
  const html = renderToHtml(
    <TakeList
      open
      onClose={() => {}}
      takes={[take]}
      isHere={() => true}
      onWatch={() => {}}
      onKeep={nothing}
      onDelete={nothing}
      asksTwice={false}
    />,
  );
  expect(html).toContain('\u20660:15–0:18\u2069');
});
