// Drawings are SVG files that a person can open. The build turns each into a component, so that it arrives with the
// page (no request, no flash) and takes on the page's colours and animations. The plugin reads our own files only, not
// SVG in general.

import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * The Vite plugin for `import { Picture, Inside, viewBox } from './moon.svg'`; the types are in
 * src/platform/web/art/pictures.d.ts.
 */
export function svgPictures(): Plugin {
  return {
    name: 'shamble-svg-pictures',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.svg')) return null;
      return { code: moduleOf(await readFile(id, 'utf8')), moduleType: 'js' };
    },
  };
}

type Element = { name: string; attributes: [name: string, value: string][]; children: Element[] };

/** Returns the module of one drawing. Its ids get a unique prefix on the page, where the drawing may be twice. */
export function moduleOf(svg: string): string {
  const root = parse(svg);
  const of = (name: string) => root.attributes.find(([attribute]) => attribute === name)?.[1];
  const usesIds = svg.includes(' id="');
  return `import { jsx, jsxs, Fragment } from 'react/jsx-runtime';
${usesIds ? "import { useId } from 'react';" : ''}
import { Drawing } from '#platform/web/art/drawing.tsx';
export const viewBox = ${JSON.stringify(of('viewBox'))};
export function Inside() {
  ${usesIds ? 'const id = useId();' : ''}
  return ${call('Fragment', [], root.children)};
}
export function Picture(props) {
  return jsx(Drawing, { viewBox, fit: ${JSON.stringify(of('preserveAspectRatio'))}, ...props, children: jsx(Inside, {}) });
}
`;
}

function parse(svg: string): Element {
  const top: Element = { name: '', attributes: [], children: [] };
  const open = [top];
  for (const [, closes, name, attributes, closed] of svg.matchAll(/<(\/?)([\w-]+)([^>]*?)(\/?)>/g)) {
    if (closes) open.pop();
    else {
      const element: Element = {
        name: name as string,
        attributes: attributesOf(attributes ?? ''),
        children: [],
      };
      open.at(-1)?.children.push(element);
      if (!closed) open.push(element);
    }
  }
  const [root] = top.children;
  if (root?.name !== 'svg' || open.length !== 1) throw new Error('Not one well-formed drawing.');
  return root;
}

function attributesOf(text: string): [string, string][] {
  return [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [
    name as string,
    value as string,
  ]);
}

function call(type: string, attributes: [string, string][], children: Element[]): string {
  const props = attributes.map(
    ([name, value]) => `${JSON.stringify(propOf(name))}: ${writtenValue(name, value)}`,
  );
  const parts = children.map((child) => call(JSON.stringify(child.name), child.attributes, child.children));
  if (parts.length === 1) props.push(`children: ${parts[0]}`);
  if (parts.length > 1) props.push(`children: [${parts.join(', ')}]`);
  return `${parts.length > 1 ? 'jsxs' : 'jsx'}(${type}, { ${props.join(', ')} })`;
}

/** React's name of an attribute. */
function propOf(attribute: string): string {
  if (attribute === 'class') return 'className';
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function writtenValue(attribute: string, value: string): string {
  if (attribute === 'id') return `id + ${JSON.stringify(value)}`;
  if (attribute === 'href' && value.startsWith('#')) return `'#' + id + ${JSON.stringify(value.slice(1))}`;
  const [, paint] = /^url\(#(.+)\)$/.exec(value) ?? [];
  return paint ? `'url(#' + id + ${JSON.stringify(`${paint})`)}` : JSON.stringify(value);
}
