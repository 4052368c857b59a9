import { expect, onTestFinished, test } from 'vitest';
import { speak } from '#platform/web/page-language.ts';
import { renderToHtml } from '#testing/web/render-to-html.tsx';
import { useText } from './copy.ts';

const ofPage = { own_title: 'Own', own_count: '{count} rows', own_count_one: '{count} row' } as const;

function Page() {
  const text = useText(ofPage);
  const parts = [
    text('nav_learn'),
    text('own_title'),
    text('toast.errorTitle'),
    text('own_count', { count: 1 }),
    text('own_count', { count: 2 }),
  ];
  return <p>{parts.join('; ')}</p>;
}

test('one reader reads the texts of every page, the texts of a table and fixed texts, in the form for a number', () => {
  expect(renderToHtml(<Page />)).toBe('<p>LEARN; Own; Error; 1 row; 2 rows</p>');
});

test('an operator’s text replaces the built-in text, in whichever table the built-in text is', () => {
  const copy = { nav_learn: 'SHUFFLE', own_title: 'Ours' };
  expect(renderToHtml(<Page />, { copy })).toBe('<p>SHUFFLE; Ours; Error; 1 row; 2 rows</p>');
});

test('in another language the texts of scripts are found by their ids, and missing texts are English', () => {
  onTestFinished(() => speak('en', undefined));
  speak('de', { 'toast.errorTitle': 'Fehler', own_title: 'Eigenes' });
  expect(renderToHtml(<Page />)).toBe('<p>LEARN; Eigenes; Fehler; 1 row; 2 rows</p>');
});
