import { expect, test } from 'vitest';
import { classInPage, givenClasses, isNamed, physicalSides, styledClasses } from './style-rules.ts';

test.each([
  'margin-left: auto;',
  'top: 0;',
  'border-bottom: 1px solid;',
  'border-top-left-radius: 1px;',
  'scroll-margin-top: 1rem;',
  'text-align: right;',
  'float: left;',
  'inset: 0 auto auto 0;',
  'padding: 0 max(1rem, 2vw) 0 max(1rem, calc((100% - 2rem) / 2));',
])('"%s" names a side of the screen', (declaration) => {
  expect(physicalSides(`.a { ${declaration} }`)).toHaveLength(1);
});

test.each([
  'margin-inline-start: auto;',
  'inset-block: 0 auto;',
  'text-align: end;',
  'padding: 0 1rem 2rem;',
  'margin: 1px 2px 3px 2px;',
  'padding: var(--space-1) calc(1rem + (2px * 3)) 0 calc(1rem + (2px * 3));',
  'transition: top 1s;',
  '--bottom-bar: 5rem;',
  'padding-left: env(safe-area-inset-left);',
  '/* left: 0; */',
])('"%s" names no side of the screen', (declaration) => {
  expect(physicalSides(`.a { ${declaration} }`)).toEqual([]);
});

test('the classes of a style sheet are those of its selectors, nested ones too', () => {
  const css =
    '@layer ui { .one:is(.two, :hover) { width: 0.5rem; src: url("./a.woff2"); .three-x & { top: 1.5px } } } /* .four */';
  expect(styledClasses(css)).toEqual(['one', 'two', 'three-x']);
});

test('the classes of a part are its own, and are named after it in the page', () => {
  expect(styledClasses(':global(.card .cluster):has(> .quiet) { gap: 0 }')).toEqual(['quiet']);
  expect(classInPage('quiet', '/ui/button.module.css')).toBe('button-quiet');
  expect(classInPage('button', '/ui/button.module.css?direct')).toBe('button');
});

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: these are sources of components
test('the classes that a component gives to elements are those that it names literally', () => {
  const source =
    '<p className="one two" /><i className={`three four-${kind} ${more}`} /><b className={name} />';
  expect(givenClasses(source)).toEqual(['one', 'two', 'three']);
});

test('a class is named whole or by its beginning', () => {
  expect(isNamed('row-open', "'row-open'")).toBe(true);
  expect(isNamed('row-open', '`row row-${status}`')).toBe(true);
  expect(isNamed('row-open', "'row-opened' + 'row-'")).toBe(false);
  expect(isNamed('row', "'narrow'")).toBe(false);
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: see above
