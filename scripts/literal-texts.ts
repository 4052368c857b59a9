// Finds words that are written in a component instead of in content/, where they could be edited and translated.

import { parseAst } from 'vite';

type Node = { type: string; [part: string]: unknown };

/** The attributes whose values people read or hear. */
const spoken =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|legend|hint|aside|busyLabel)$/;

/** Returns every word or sentence that a component's source (TSX) shows literally. */
export function literalTexts(source: string): string[] {
  const found: string[] = [];
  const keep = (texts: string[]) =>
    found.push(
      ...texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => /\p{L}/u.test(text)),
    );
  visit(parseAst(source, { lang: 'tsx' }), (node) => {
    if (node.type === 'JSXText') keep([node.value as string]);
    if (node.type === 'JSXAttribute' && spoken.test((node.name as { name?: string }).name ?? ''))
      keep(shownBy(node.value as Node | null));
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node.children as Node[])
        if (child.type === 'JSXExpressionContainer') keep(shownBy(child));
  });
  return found;
}

/** Returns the strings in an expression that may be its value; values of calls and names come from elsewhere. */
function shownBy(node: Node | null): string[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap((part) => shownBy(part as Node));
    case 'LogicalExpression':
      return [node.left, node.right].flatMap((part) => shownBy(part as Node));
    case 'BinaryExpression':
      return node.operator === '+' ? [node.left, node.right].flatMap((part) => shownBy(part as Node)) : [];
    case 'JSXExpressionContainer':
      return shownBy(node.expression as Node);
    default:
      return [];
  }
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node) see(node as Node);
  for (const part of Object.values(node)) visit(part, see);
}
