import { alike } from '#studio/rules/find-texts.ts';

const attributes = ['aria-label', 'placeholder', 'alt', 'title'] as const;

/**
 * Marks what shows or names itself with these words (data-here), and takes older marks away. Returns the first one; null where
 * the words are nowhere.
 */
export function markPlaces(root: HTMLElement, words: string): HTMLElement | null {
  for (const marked of root.querySelectorAll('[data-here]')) marked.removeAttribute('data-here');
  const wanted = alike(words);
  if (wanted === '') return null;
  const shows = (element: Element) =>
    alike(element.textContent ?? '').includes(wanted) ||
    attributes.some((name) => alike(element.getAttribute(name) ?? '').includes(wanted));
  const inside = (element: Element): Element[] => {
    const parts = [...element.children].filter((part) => !/^(?:script|style|template)$/i.test(part.tagName));
    const found = parts.flatMap((part) => (holds(part) ? inside(part) : []));
    return found.length > 0 ? found : [element];
  };
  // A name lies in an attribute, which the words of the element around it do not have.
  const holds = (element: Element): boolean => shows(element) || [...element.children].some(holds);
  if (!holds(root)) return null;
  const found = inside(root).filter((element) => element !== root || shows(element));
  for (const element of found) element.setAttribute('data-here', '');
  return found[0] instanceof HTMLElement ? found[0] : null;
}
