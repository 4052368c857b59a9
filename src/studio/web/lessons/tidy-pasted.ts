// Turns a paste from Google Docs and Word into tags that notes can have: lists that Word writes as paragraphs become
// lists, and rows of a table become lines. Bold, italic and underline stay as styles, which the editor reads.

/** Elements that the cleaner must keep until the paste is tidied. */
export const tidiedTags = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'];

const blocks = ':is(p, ul, ol, div, table, h1, h2, h3, h4, h5, h6)';

/** Tidies a cleaned paste by changing its elements. The paste must not be in the page yet. */
export function tidyPasted(pasted: HTMLElement): void {
  // Google Docs and Word underline links, but notes have their own style for links.
  for (const link of pasted.querySelectorAll<HTMLElement>('a, a [style]')) link.style.textDecoration = '';
  for (const gap of pasted.querySelectorAll('br'))
    if (gap.previousElementSibling?.matches(`${blocks}, :has(${blocks})`)) gap.remove();
  listWordParagraphs(pasted);
  for (const inner of pasted.querySelectorAll(':is(ul, ol) > :is(ul, ol)'))
    inner.previousElementSibling?.append(inner);
  for (const table of pasted.querySelectorAll('table'))
    table.replaceWith(...[...table.rows].map((row) => lineOf(row)));
}

/**
 * Makes lists of the paragraphs of a list from Word. Word writes a list as paragraphs, with the level in a style of its
 * own and the bullet as text.
 */
function listWordParagraphs(pasted: HTMLElement): void {
  let open: HTMLElement[] = [];
  for (const paragraph of pasted.querySelectorAll('[style*="mso-list:"]')) {
    const style = paragraph.getAttribute('style') ?? '';
    const [, named] = /mso-list:\s*l\d+\s+level(\d)/i.exec(style) ?? [];
    if (named === undefined) continue;
    const marker = paragraph.querySelector('[style*="mso-list:Ignore" i]');
    const tag = /^\s*\w+[.)]/.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    if (paragraph.previousElementSibling !== open[0]) open = [];
    const level = Math.min(Number(named), open.length + 1);
    open.length = Math.min(open.length, level);
    if (open[level - 1]?.localName !== tag) open.length = level - 1;
    if (open.length < level) {
      const list = paragraph.ownerDocument.createElement(tag);
      const above = open.at(-1)?.lastElementChild;
      if (above) above.append(list);
      else paragraph.before(list);
      open.push(list);
    }
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    paragraph.remove();
  }
}

/** Returns a row of a table as one line, with ' | ' between its cells. */
function lineOf(row: HTMLTableRowElement): HTMLElement {
  const line = row.ownerDocument.createElement('p');
  for (const [index, cell] of [...row.cells].entries()) {
    if (index > 0) line.append(' | ');
    const inside = [...cell.querySelectorAll(`${blocks}, li`)];
    for (const [place, block] of (inside.length > 0 ? inside : [cell]).entries())
      line.append(...(place > 0 ? [' '] : []), ...block.childNodes);
  }
  return line;
}
