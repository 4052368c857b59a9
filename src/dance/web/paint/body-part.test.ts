import { expect, test } from 'vitest';
import { type BodyPart, paintParts } from './body-part.ts';

function paintedOrder(parts: { name: string; limb: string; near: number }[]): string[] {
  const order: string[] = [];
  const made = parts.map(
    ({ name, limb, near }): BodyPart => ({
      limb,
      near,
      ink: () => order.push(`ink ${name}`),
      paint: () => order.push(`paint ${name}`),
    }),
  );
  paintParts({} as CanvasRenderingContext2D, made);
  return order;
}

test('the farthest part is painted first', () => {
  const order = paintedOrder([
    { name: 'hand', limb: 'arm', near: 0.5 },
    { name: 'chest', limb: 'trunk', near: 0 },
  ]);
  expect(order).toEqual(['ink chest', 'paint chest', 'ink hand', 'paint hand']);
});

test('neighbours of one limb are inked together, so that no line crosses their joint', () => {
  const order = paintedOrder([
    { name: 'upper', limb: 'arm', near: 0.1 },
    { name: 'fore', limb: 'arm', near: 0.2 },
  ]);
  expect(order).toEqual(['ink upper', 'ink fore', 'paint upper', 'paint fore']);
});

test('a limb that reaches around another part is painted in two pieces', () => {
  const order = paintedOrder([
    { name: 'upper', limb: 'arm', near: -0.1 },
    { name: 'chest', limb: 'trunk', near: 0 },
    { name: 'fore', limb: 'arm', near: 0.1 },
  ]);
  expect(order.filter((step) => step.startsWith('paint'))).toEqual([
    'paint upper',
    'paint chest',
    'paint fore',
  ]);
});
