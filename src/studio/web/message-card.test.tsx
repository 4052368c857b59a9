import { expect, test } from 'vitest';
import { renderToHtml } from '#testing/web/render-to-html.tsx';
import { type Message, MessageCard } from './message-card.tsx';

const sent: Message = {
  id: '0198d2a0-0000-7000-8000-000000000001',
  name: 'Morticia',
  email: 'morticia@example.org',
  feedback_type: 'general',
  message: '',
  created_at: '2026-10-30T12:00:00.000Z',
  done: false,
};

test('the quote of a long message is never cut within an emoji', () => {
  const message = { ...sent, message: `x${'🧟'.repeat(900)}` };
  const html = renderToHtml(<MessageCard message={message} chosen={false} onChoose={() => {}} />);
  expect(decodeURIComponent(/href="([^"]*)"/.exec(html)?.[1] ?? '')).toMatch(/> x(🧟)+$/u);
});
