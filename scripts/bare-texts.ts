// Finds texts that are bare beside siblings in a component. A browser that translates the page wraps each text in an
// element of its own. React goes on writing into the text node that it knows, which is not shown any more, and the page
// breaks when React inserts something before that text or removes it. A text that is its element's only child is
// written through the element, and still works.

import { parseAst } from 'vite';

type Node = { type: string; start: number; end: number; [part: string]: unknown };

/** Names of properties and variables whose values are never bare texts. */
const elements = new Set([
  'children',
  'heading',
  'beside',
  'picture',
  'part',
  'chipsOf',
  'crews',
  'undefined',
]);

/** Returns the source of each text that has siblings in a component's source (TSX). */
export function bareTexts(source: string): string[] {
  const found: string[] = [];
  const program = parseAst(source, { lang: 'tsx' });
  const made = new Set(elements);
  visit(program, ({ type, id, init }) => {
    if (type === 'VariableDeclarator' && (init as Node | null)?.type === 'JSXElement')
      made.add((id as { name?: string }).name ?? '');
  });
  visit(program, (node) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    const children = (node.children as Node[]).filter(isSeen);
    const alone = children.length === 1 && node.type === 'JSXElement';
    if (alone) return;
    for (const child of children)
      if (mayBeText(child, made))
        found.push(source.slice(child.start, child.end).replace(/\s+/g, ' ').trim());
  });
  return found;
}

/** Whether JSX keeps a child: it drops comments, and line breaks with the spaces around them. */
function isSeen(child: Node): boolean {
  if (child.type === 'JSXText') return /^[^\S\n]+$|\S/.test(child.value as string);
  return child.type !== 'JSXExpressionContainer' || (child.expression as Node).type !== 'JSXEmptyExpression';
}

/** Whether a node may be a text. Lists, elements and variables that hold them (named in `made`) are no texts. */
function mayBeText(node: Node, made: ReadonlySet<string>): boolean {
  const any = (...parts: unknown[]) => parts.some((part) => mayBeText(part as Node, made));
  switch (node.type) {
    case 'JSXText':
      return /\S/.test(node.value as string);
    case 'JSXExpressionContainer':
      return any(node.expression);
    case 'ConditionalExpression':
      return any(node.consequent, node.alternate);
    case 'LogicalExpression':
      return node.operator === '&&' ? any(node.right) : any(node.left, node.right);
    case 'ChainExpression':
      return any(node.expression);
    case 'JSXElement':
    case 'JSXFragment':
      return false;
    case 'Literal':
      return typeof node.value === 'string' && node.value.trim() !== '';
    case 'CallExpression':
    case 'MemberExpression':
    case 'Identifier':
      return !/^(map|flatMap)$/.test(lastName(node)) && !made.has(lastName(node));
    default:
      return true;
  }
}

/** Returns the last name of an expression: 'map' of `list.map(...)`, 'picture' of `mirror?.picture`. */
function lastName(node: Node): string {
  const { callee, property, name } = node as { callee?: Node; property?: Node; name?: string };
  if (callee) return lastName(callee);
  return property ? lastName(property) : (name ?? '');
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node) see(node as Node);
  for (const part of Object.values(node)) visit(part, see);
}
