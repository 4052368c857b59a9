import { expect, test } from 'vitest';
import { studioQuery } from '#studio/web/studio.ts';
import { paths } from '#subjects/rules/paths.ts';
import { renderToHtml } from '#testing/web/render-to-html.tsx';
import { HistoryPage } from './history-page.tsx';
import { LearnersPage } from './learners-page.tsx';
import { StudioScreen } from './studio-screen.tsx';

test('the studio is closed to everyone but operators', () => {
  const closed = renderToHtml(<StudioScreen />, { path: `${paths.studio}/event` });
  expect(closed).toContain('You do not have access to this.');
  expect(closed).not.toContain('Feedback');
});

test('figures about fewer than five people are not shown', () => {
  const lesson = { order_num: 1, title: 'Rise', started: 15, completed: 5, stopped: null };
  const figures = { people: 15, sign_ups: [], active: [], lessons: [lesson], trophies: [] };
  const html = renderToHtml(<LearnersPage />, {
    data: [[studioQuery('readStudioFigures').queryKey, figures]],
  });
  expect(html).toMatch(/>15<\/td><td[^>]*>5<\/td><td[^>]*>under 5</);
});

test('a change shows the fields that differ, before and after', () => {
  const row = {
    table: 'ui_copy',
    key: 'faq_title',
    before: { text: 'Old', key: 'faq_title' },
    after: { text: 'New', key: 'faq_title' },
  };
  const change = {
    id: '1',
    changed_at: '2027-03-01T12:00:00.000Z',
    changed_by: null,
    summary: 'Text faq_title',
    undone: false,
    row_count: 1,
    people: 0,
    has_records: false,
    rows: [row],
  };
  const data = [[studioQuery('listStudioHistory').queryKey, { changes: [change], more: false }]] as const;
  const html = renderToHtml(<HistoryPage />, { data });
  expect(html).toContain('<dt>FAQ</dt>');
  expect(html).toContain('<del>Old</del> <ins>New</ins>');
  expect(html).toContain('Somebody who has left');
});
