// Notes that need no cleaner: well-nested tags without attributes, and text. They can be shown as elements, so that
// nothing in them is read as HTML again. All other notes go through the cleaner.

import { allowedTags } from './allowed-html.ts';

type Tag = Exclude<(typeof allowedTags)[number], 'a'>;

export type PlainNode = string | { tag: Tag; children: PlainNode[] };

const tags: ReadonlySet<string> = new Set(allowedTags.filter((tag) => tag !== 'a'));
const inline: ReadonlySet<string> = new Set(['b', 'strong', 'i', 'em', 'u', 'span', 'br']);
/** Matches the tags that a browser would close by itself before a block. */
const holdsNoBlock = /^(p|h\d)$/;
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' };

/** Returns notes as a tree; null when the notes have anything but plain tags, text and the usual entities. */
export function plainNotes(html: string): PlainNode[] | null {
  const root: PlainNode[] = [];
  const open: { tag: Tag; children: PlainNode[] }[] = [];
  for (const part of html.split(/(<[^<>]*>)/)) {
    const parent = open.at(-1);
    const into = parent?.children ?? root;
    const [, closes, tag = ''] = /^<(\/?)([a-z0-9]+)>$/.exec(part) ?? [];
    if (!part.startsWith('<')) {
      const text = decoded(part);
      if (text === null) return null;
      if (text !== '') into.push(text);
    } else if (closes) {
      if (open.pop()?.tag !== tag) return null;
    } else if (!isTag(tag) || (insideTextBlock(open) && !inline.has(tag))) {
      return null;
    } else {
      const node = { tag, children: [] };
      into.push(node);
      if (tag !== 'br') open.push(node);
    }
  }
  return open.length === 0 ? root : null;
}

function isTag(name: string): name is Tag {
  return tags.has(name);
}

/** Whether any of the open tags is a paragraph or a heading. */
function insideTextBlock(open: readonly { tag: Tag }[]): boolean {
  return open.some(({ tag }) => holdsNoBlock.test(tag));
}

/** Returns a text with its entities replaced; null where the text has a sign that only a browser can interpret. */
function decoded(text: string): string | null {
  if (/[<>\0\r]|&(?!(amp|lt|gt|quot|#39|nbsp);)/.test(text)) return null;
  return text.replaceAll(/&([^;]+);/g, (_, name: string) => signs[name] as string);
}
