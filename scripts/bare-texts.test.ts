import { expect, test } from 'vitest';
import { bareTexts } from './bare-texts.ts';

const shown = (children: string) => bareTexts(`export const Shown = () => <p>${children}</p>;`);

test.each([
  ['a word', 'Hello', []],
  ['what a call gives', "{text('hello')}", []],
  ['one of two texts', "{open ? text('open') : text('shut')}", []],
  ['an element beside a text in an element', "<b>Hello</b> <span>{text('you')}</span>", []],
  ['a list beside an element', '<b>Hello</b>{names.map((name) => <i key={name}>{name}</i>)}', []],
  ['an element that may be missing', '<b>Hello</b>{open && <i>open</i>}', []],
  ['what the component was given', '<b>Hello</b>{children}', []],
  ['a comment beside the only text', '{/* said */}{text("hello")}', []],
  ['a text beside an element that may be missing', "{open && <b>!</b>}{text('hello')}", ["{text('hello')}"]],
  ['a word beside a value', 'Day {day}', ['Day', '{day}']],
  ['a text that may be missing', "<b>Hello</b>{open && text('open')}", ["{open && text('open')}"]],
  [
    'a text or an element',
    "<b>Hello</b>{open ? <i>open</i> : text('shut')}",
    ["{open ? <i>open</i> : text('shut')}"],
  ],
  ['a text alone in a fragment', '<>Hello</>', ['Hello']],
])('%s', (_, children, found) => {
  expect(shown(children)).toEqual(found);
});

test('an element that a variable holds is no bare text', () => {
  expect(bareTexts('function Shown() { const art = <Art />; return <p>{art}<b>Hello</b></p>; }')).toEqual([]);
});
