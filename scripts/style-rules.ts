// These rules find forbidden declarations of style sheets, and classes that only one side knows: the sheets
// or the components.

import { basename } from 'node:path';

const sides = 'left|right|top|bottom';
const physical = new RegExp(
  [
    `[\\w-]*(?<![\\w])(?:${sides})(?:-[\\w-]+)?:[^;{}]+;`,
    '(?:text-align|float|clear): (?:left|right);',
    // The pattern takes four values, of which the second is the right one and the fourth the left one.
    '(?:[\\w-]*margin|[\\w-]*padding|inset):[^;{}]+;',
  ].join('|'),
  'g',
);

/** Declarations that name sides of the screen instead of sides of the text (block-start, inline-end), which turn with it. */
export function physicalSides(css: string): string[] {
  return (withoutComments(css).match(physical) ?? []).filter((declaration) => {
    // A notch covers a side of the screen, so it may be named.
    if (declaration.startsWith('--') || declaration.includes('env(safe-area-inset-')) return false;
    const [property = '', value = ''] = declaration.slice(0, -1).split(/:\s*(.*)/s);
    if (!/^([\w-]*margin|[\w-]*padding|inset)$/.test(property)) return true;
    const [, right, , left] = parts(value);
    return left !== undefined && left !== right;
  });
}

/** The values of a shorthand: parentheses hold one value. */
function parts(value: string): string[] {
  return value.trim().match(/(?:[^\s(]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
}

/** `.gold` of button.module.css is `button-gold` in the page, `.button` is `button`: the same in every build, and readable. */
export function classInPage(name: string, file: string): string {
  const part = basename(file.replace(/\?.*$/, ''), '.module.css');
  return name === part ? name : `${part}-${name}`;
}

/** Vite's options for reading CSS Modules. */
export const cssModules = {
  modules: {
    generateScopedName: classInPage,
  },
};

/** The classes that a style sheet has rules for, without what a CSS Module says of others (`:global`). */
export function styledClasses(css: string): string[] {
  const selectors =
    withoutComments(css)
      .replace(/"[^"]*"|:global\([^()]*\)/g, '')
      .match(/[^;{}]+(?=\{)/g) ?? [];
  return [...new Set(selectors.join(' ').match(/(?<=\.)[a-z][\w-]*/g))];
}

/** The classes that a component's source gives to an element word by word. */
export function givenClasses(source: string): string[] {
  const literal = [...source.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)];
  return literal.flatMap(([, plain, template]) =>
    (plain ?? template ?? '').split(/\s+/).filter((word) => /^[a-z][\w-]*$/.test(word)),
  );
}

/** Whether a source names a class: whole, or by its beginning before a `${}`. */
export function isNamed(name: string, source: string): boolean {
  const begins = [...name.matchAll(/-/g)].map(({ index }) => `${name.slice(0, index + 1)}\\$\\{`);
  return new RegExp(`(?<![\\w-])(${name}(?![\\w-])|${begins.join('|') || name})`).test(source);
}

function withoutComments(css: string): string {
  return css.replace(/\/\*.*?\*\//gs, '');
}
