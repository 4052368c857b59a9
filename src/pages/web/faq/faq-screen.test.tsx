import { expect, test } from 'vitest';
import { renderToHtml } from '#testing/web/render-to-html.tsx';
import { FaqScreen } from './faq-screen.tsx';

const copy = {
  faq_9_last_title: 'Ninth?',
  faq_9_last_answer: 'First line\nSee https://example.org/a(b), or <b>not</b>.',
  faq_lonely_title: 'A question without an answer?',
};

// §2.faq-one-open-time-closable
test('complete pairs are shown, numbers first, and only one of them can be open', () => {
  expect(renderToHtml(<FaqScreen />).match(/<details name="faq"/g)).toHaveLength(8);
  const html = renderToHtml(<FaqScreen />, { copy });
  expect(html.indexOf('Ninth?')).toBeLessThan(html.indexOf('I have never danced'));
  expect(html).not.toContain('A question without an answer?');
  expect(html.match(/<details name="faq"/g)).toHaveLength(9);
});

test('answers keep their line breaks, addresses become links, and markup stays text', () => {
  const html = renderToHtml(<FaqScreen />, { copy });
  expect(html).toContain(
    'First line\nSee <a href="https://example.org/a(b)" target="_blank" rel="noopener">',
  );
  expect(html).toContain('</a>, or &lt;b&gt;not&lt;/b&gt;.');
});

test('the arrow of a question is not read aloud', () => {
  expect(renderToHtml(<FaqScreen />, { copy })).toContain('</h2><span aria-hidden="true"></span></summary>');
});

test('the page has the title that an operator stored', () => {
  expect(renderToHtml(<FaqScreen />, { copy: { faq_title: 'Ask away' } })).toContain('>Ask away</h1>');
});
