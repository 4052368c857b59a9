// Finds forbidden declarations in style sheets, and classes that only the sheets or only the components know.

import { basename } from 'node:path';

const sides = 'left|right|top|bottom';
const physical = new RegExp(
  [
    `[\\w-]*(?<![\\w])(?:${sides})(?:-[\\w-]+)?:[^;{}]+;`,
    '(?:text-align|float|clear): (?:left|right);',
    // A shorthand with four values is matched, whose second value is the right side and whose fourth is the left.
    '(?:[\\w-]*margin|[\\w-]*padding|inset):[^;{}]+;',
  ].join('|'),
  'g',
);

/**
 * Declarations that name sides of the screen. Sides of the text (block-start, inline-end) change with the language's
 * direction.
 */
export function physicalSides(css: string): string[] {
  return (withoutComments(css).match(physical) ?? []).filter((declaration) => {
    // A screen's notch is on a physical side in every language, so declarations with safe-area insets may name sides.
    if (declaration.startsWith('--') || declaration.includes('env(safe-area-inset-')) return false;
    const [property = '', value = ''] = declaration.slice(0, -1).split(/:\s*(.*)/s);
    if (!/^([\w-]*margin|[\w-]*padding|inset)$/.test(property)) return true;
    const [, right, , left] = parts(value);
    return left !== undefined && left !== right;
  });
}

/** The values of a shorthand; what is in parentheses belongs to one value. */
function parts(value: string): string[] {
  return value.trim().match(/(?:[^\s(]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
}

/**
 * `.gold` of button.module.css becomes `button-gold` in the page, and `.button` stays `button`: the same in every
 * build, and readable.
 */
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

/** The classes for which a style sheet has rules, without those that a CSS Module only mentions (`:global`). */
export function styledClasses(css: string): string[] {
  const selectors =
    withoutComments(css)
      .replace(/"[^"]*"|:global\([^()]*\)/g, '')
      .match(/[^;{}]+(?=\{)/g) ?? [];
  return [...new Set(selectors.join(' ').match(/(?<=\.)[a-z][\w-]*/g))];
}

/** The classes that a component's source gives to an element literally. */
export function givenClasses(source: string): string[] {
  const literal = [...source.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)];
  return literal.flatMap(([, plain, template]) =>
    (plain ?? template ?? '').split(/\s+/).filter((word) => /^[a-z][\w-]*$/.test(word)),
  );
}

/** Whether a source names a class: in full, or by its beginning before a `${}`. */
export function isNamed(name: string, source: string): boolean {
  const begins = [...name.matchAll(/-/g)].map(({ index }) => `${name.slice(0, index + 1)}\\$\\{`);
  return new RegExp(`(?<![\\w-])(${name}(?![\\w-])|${begins.join('|') || name})`).test(source);
}

function withoutComments(css: string): string {
  return css.replace(/\/\*.*?\*\//gs, '');
}
