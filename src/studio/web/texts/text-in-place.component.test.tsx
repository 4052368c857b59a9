import { expect, test } from 'vitest';
import { markPlaces } from './text-in-place.tsx';

function drawn(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}
const marked = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-here]')].map((element) => element.tagName.toLowerCase());

test.each([
  ['the smallest thing that shows them', '<main><h1>Rise now</h1><p>Rest</p></main>', 'Rise now', ['h1']],
  ['each place', '<p>Rise</p><ul><li>Rise</li></ul>', 'Rise', ['p', 'li']],
  ['words that are split over elements', '<p>Rise <b>with</b> us</p>', 'rise with us', ['p']],
  ['a name that is not seen', '<p>Hm</p><button aria-label="Rise now"></button>', 'Rise now', ['button']],
  ['other quotation marks', '<p>It\u2019s on</p>', "It's on", ['p']],
  ['nothing', '<p>Rest</p>', 'Rise', []],
  ['nothing for no words', '<p>Rest</p>', '', []],
])('the marked place of words is %s', (_, html, words, tags) => {
  const root = drawn(html);
  markPlaces(root, words);
  expect(marked(root)).toEqual(tags);
});

test('a mark is removed when the words change', () => {
  const root = drawn('<p>Rise</p><p>Rest</p>');
  markPlaces(root, 'Rise');
  expect(markPlaces(root, 'Rest')?.textContent).toBe('Rest');
  expect(marked(root)).toEqual(['p']);
});
