import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultCourse } from '#course/content/default-course.ts';
import { notesParts } from '#course/rules/notes/notes-marker.ts';
import { type PlainNode, plainNotes } from './plain-notes.ts';

test('paragraphs, lists, line breaks and entities become a tree', () => {
  expect(plainNotes('<p>Rise &amp; <b>shine</b><br>on 1</p>\n<ul><li>&lt;b&gt;</li></ul>')).toEqual([
    {
      tag: 'p',
      children: ['Rise & ', { tag: 'b', children: ['shine'] }, { tag: 'br', children: [] }, 'on 1'],
    },
    '\n',
    { tag: 'ul', children: [{ tag: 'li', children: ['<b>'] }] },
  ]);
  expect(plainNotes('')).toEqual([]);
});

test.each([
  '<a href="https://x.test">x</a>',
  '<a>x</a>',
  '<p class="big">x</p>',
  '<P>x</P>',
  '<p >x</p>',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><p>x</p></svg>',
  '<!-- x -->',
  '<p>x',
  'x</p>',
  '<b><i>x</b></i>',
  '<p>a<p>b</p></p>',
  '<p><b><ul></ul></b></p>',
  '<br/>',
  '</br>',
  'a < b',
  'a > b',
  'AT&T',
  '&eacute;',
  '&#x3c;',
  'a\0b',
  '<<p>x</p>',
])('%s is left to the cleaner', (html) => {
  expect(plainNotes(html)).toBeNull();
});

test.each(['b', 'strong', 'i', 'em', 'u', 'span'])('<%s> may be in a paragraph and in a heading', (tag) => {
  for (const block of ['p', 'h2'])
    expect(plainNotes(`<${block}><${tag}>x</${tag}></${block}>`)).toEqual([
      { tag: block, children: [{ tag, children: ['x'] }] },
    ]);
});

test.each(['<h1><p>x</p></h1>', '<h6>a<ul></ul></h6>', '<p><h2>x</h2></p>'])(
  '%s, which a browser would take apart, is left to the cleaner',
  (html) => {
    expect(plainNotes(html)).toBeNull();
  },
);

test('all usual entities are read, and lists may hold paragraphs', () => {
  expect(plainNotes('&lt;&gt;&amp;&quot;&#39;&nbsp;')).toEqual(['<>&"\'\u00a0']);
  expect(plainNotes('<ul><li><p>x</p></li></ul>')).not.toBeNull();
  expect(plainNotes('<blockquote><p>x</p></blockquote>')).not.toBeNull();
});

test('every note of the house course is plain', () => {
  const notes = defaultCourse.flatMap(({ steps }) => steps.map(({ notes_html }) => notes_html));
  const parts = notes.flatMap(notesParts).flatMap((part) => ('html' in part ? [part.html] : []));
  expect(parts.length).toBeGreaterThan(12);
  for (const html of parts) expect([html, plainNotes(html)]).not.toEqual([html, null]);
});

test('a tree of notes can be written back as the same HTML, and no notes make the parser throw', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<br>',
    '<ul>',
    '</ul>',
    'x',
    '&amp;',
    '<',
    '"',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const html = pieces.join('');
      const tree = plainNotes(html);
      if (tree) expect(written(tree)).toBe(html);
    }),
  );
});

function written(nodes: PlainNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      return node.tag === 'br' ? '<br>' : `<${node.tag}>${written(node.children)}</${node.tag}>`;
    })
    .join('');
}
