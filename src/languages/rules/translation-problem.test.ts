import { expect, test } from 'vitest';
import { translationProblem } from './translation-problem.ts';

const notes = {
  key: 'step:1.notes',
  text: '[WARM_UP]\n<p>Now <b>pull</b> and <i>claw</i>.<br>Again.</p>\n[CUES 1]',
};

test.each([
  ['copy:a', 'Part {number} of {total}', '{total} partes, esta es la {number}', null],
  ['copy:a', 'Part {number}', 'Parte', 'lacks {number}'],
  ['copy:a', 'Part {number}', 'Parte {numero}', 'has {numero}, which the English text has not'],
  ['copy:a', 'Start', 'Empezar {título}', 'has {título}, which the English text has not'],
  ['copy:a', 'Start', '', 'is empty'],
  ['copy:a', 'Start', '\u200b', 'is empty'],
  ['copy:a', 'Start', 'Empezar ', 'begins or ends with a space'],
  ['copy:a', 'Start', '<b>Empezar</b>', 'has <b>, which the English text has not'],
  ['copy:a', 'Start', 'Empezar <', 'has <, which the English text has not'],
  ['copy:a', '< and >', '< y >', null],
  ['copy:cue_reach', 'reach', 'alcanza', null],
  ['copy:cue_up', 'up', 'hacia arriba ya', 'is too long to be called'],
  ['copy:cue_up', 'up', 'hacia atrás', null],
  ['copy:cue_up', 'up', 'hacia arriba', 'is too long to be called'],
  ['cue:head and shoulders', 'head and shoulders', 'cabeza y hombros', null],
])('%s: %j translated as %j: %j', (key, text, translated, problem) => {
  expect(translationProblem({ key, text }, translated)).toBe(problem);
});

// §11.every-text-learner-meets-has
test.each([
  ['[WARM_UP]\n<p>Ahora <i>garra</i> y <b>tira</b>.<br>Otra vez.</p>\n[CUES 1]', null],
  ['<p>Ahora <i>garra</i> y <b>tira</b>.<br>Otra vez.</p>\n[CUES 1]', 'lacks [WARM_UP]'],
  [
    '[WARM_UP]\n<p>Ahora <i>garra</i> y <b>tira</b>.<br>Otra vez.</p>\n[CUES 2]',
    'has [CUES 2], which the English text has not',
  ],
  ['[WARM_UP]\n<p>Ahora <i>garra</i> y tira.<br>Otra vez.</p>\n[CUES 1]', 'lacks <b>'],
  [
    '[WARM_UP]\n<p>Ahora <i>garra <b>y</i> tira</b>.<br>Otra vez.</p>\n[CUES 1]',
    'closes </i> where another tag is open',
  ],
])('notes translated as %j: %j', (translated, problem) => {
  expect(translationProblem(notes, translated)).toBe(problem);
});

test('the singular form may leave out the number, the plural form may not', () => {
  const days = { key: 'copy:days', text: '{count} days' };
  expect(translationProblem(days, 'un día', 'one')).toBe(null);
  expect(translationProblem(days, 'unos días', 'other')).toBe('lacks {count}');
  expect(translationProblem(days, '{días} día', 'one')).toBe('has {días}, which the English text has not');
});
