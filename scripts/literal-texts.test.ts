import { expect, test } from 'vitest';
import { literalTexts } from './literal-texts.ts';

test.each([
  ['<p>Hello there</p>', ['Hello there']],
  ['<p>{open ? "Open" : "Shut"}</p>', ['Open', 'Shut']],
  ['<p>{count > 0 && `of them`}</p>', ['of them']],
  ['<p>{"Part " + part}</p>', ['Part']],
  ['<nav aria-label="Main" />', ['Main']],
  ['<Field label={wide ? "First name" : "Name"} />', ['First name', 'Name']],
  ['<img alt="A moon" />', ['A moon']],
  ['<Button busyLabel="Sending..." />', ['Sending...']],
  ['<ul>{items.map((item) => <li>Item {item}</li>)}</ul>', ['Item']],
])('%s shows words of its own', (source, words) => {
  expect(literalTexts(`export const shown = ${source};`)).toEqual(words);
});

test.each([
  '<p>{text("learn_title")}</p>',
  '<p className="card only-read-aloud" role="status" />',
  '<nav aria-label={text(open ? "nav_menu" : "nav_main")} />',
  '<p>{kind === "dancer" && <Dancer view="front" />}</p>',
  '<output>{Math.round(rate * 100)} %</output>',
  '<button>2×</button>',
])('%s shows no words of its own', (source) => {
  expect(literalTexts(`export const shown = ${source};`)).toEqual([]);
});
