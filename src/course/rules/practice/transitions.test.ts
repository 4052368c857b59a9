import { expect, test } from 'vitest';
import { routine } from '#dance/content/routine/routine.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import type { Score } from '#dance/rules/score/score.ts';
import { practiceOrder, questionAfter, transitionsOf } from './transitions.ts';

const house = houseScore();
const transitions = transitionsOf(house);
const sectionOf = new Map(routine.phrases.map(({ title, section }) => [title, section]));
const every = transitions.flatMap(({ from }) => [0, 1, 2, 7].map((turn) => [from, turn] as const));

test('there are 23 transitions, one after each phrase but the last', () => {
  expect(transitions.map(({ from }) => from)).toEqual(Array.from({ length: 23 }, (_, index) => index + 1));
});

test('the forks are after the five sections that go on in several ways', () => {
  const sections = transitions
    .filter(({ fork }) => fork)
    .map(({ from }) => routine.phrases[from - 1]?.section);
  expect(new Set(sections)).toEqual(
    new Set([
      'Zombie March',
      'Shuffle Ha Slide',
      'Hip N’ Roar & Stomp',
      'Head N’ Shoulders',
      'Stomp Pivot Turns',
    ]),
  );
});

test('transitions with a wrong answer come first, then those never asked, and forks come before the rest', () => {
  const order = practiceOrder(house, { 1: 'wrong', 5: 'wrong', 3: 'right', 4: 'right' });
  expect(order.slice(0, 2).map(({ from }) => from)).toEqual([5, 1]);
  expect(order.slice(-2).map(({ from }) => from)).toEqual([3, 4]);
  const unasked = order.slice(2, -2).map(({ fork }) => fork);
  expect(unasked).toEqual(unasked.toSorted((a, b) => Number(b) - Number(a)));
  expect(order).toHaveLength(23);
  const forks = order.slice(2, -2).flatMap(({ fork, from }) => (fork ? [from] : []));
  expect(forks).toEqual(forks.toSorted((a, b) => a - b));
});

test.each(every)('after phrase %i, in turn %i, there are four titles and one right one', (from, turn) => {
  const { right, choices } = questionAfter(house, from, turn);
  expect(new Set(choices).size).toBe(4);
  expect(right).toBe(routine.phrases[from]?.title);
  const others = choices.filter((title) => title !== right);
  expect(others).toHaveLength(3);
  expect(others.map((title) => sectionOf.get(title))).not.toContain(sectionOf.get(right));
  expect(others).not.toContain(routine.phrases[from - 1]?.title);
});

test('the wrong titles are those that this section leads to elsewhere', () => {
  // After 'Shuffle, ha, slide' (phrase 5) comes the roar; elsewhere a slide leads to snaps or to the march.
  const { choices } = questionAfter(house, 5, 0);
  const wrong = choices.filter((title) => title !== 'Hips and a roar');
  expect(wrong.map((title) => sectionOf.get(title))).toEqual(
    expect.arrayContaining([expect.stringMatching(/Oh Snap|Zombie March/)]),
  );
  expect(wrong.every((title) => /Oh Snap|Zombie March/.test(sectionOf.get(title) ?? ''))).toBe(true);
});

test('the right title is not always in the same place', () => {
  const places = [0, 1, 2, 3].map((turn) => {
    const { choices, right } = questionAfter(house, 9, turn);
    return choices.indexOf(right);
  });
  expect(new Set(places).size).toBe(4);
});

test('another turn asks with other wrong titles', () => {
  const wrong = (turn: number) =>
    questionAfter(house, 5, turn).choices.filter((title) => title !== 'Hips and a roar');
  expect(new Set([0, 1, 2].map((turn) => wrong(turn).toSorted().join())).size).toBe(3);
});

test('there is no question before the first phrase or after the last', () => {
  expect(() => questionAfter(house, 0, 0)).toThrow(RangeError);
  expect(() => questionAfter(house, 24, 0)).toThrow(RangeError);
});

const dance = (...titles: string[]): Score => ({
  id: 'own',
  title: 'Own',
  tempo: 118,
  phrases: titles.map((title, index) => ({
    id: String(index),
    section: title,
    title,
    counts: 8 * (index + 1),
    cues: [],
  })),
});

test('a dance of few phrases is asked with as many titles as it has, and the right one among them', () => {
  const { right, choices } = questionAfter(dance('March', 'Swim', 'Roar'), 1, 0);
  expect([right, choices.toSorted()]).toEqual(['Swim', ['Roar', 'Swim']]);
  expect(questionAfter(dance('March', 'Swim'), 1, 3)).toEqual({ from: 1, right: 'Swim', choices: ['Swim'] });
  expect(transitionsOf(dance('March'))).toEqual([]);
});

test('titles that return are offered once', () => {
  const { choices } = questionAfter(dance('March', 'Swim', 'March', 'Roar', 'March', 'Roar', 'Freeze'), 3, 0);
  expect(choices.toSorted()).toEqual([...new Set(choices)].toSorted());
  expect(choices).toContain('Roar');
});
