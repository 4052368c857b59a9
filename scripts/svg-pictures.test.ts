import { expect, test } from 'vitest';
import { moduleOf } from './svg-pictures.ts';

test('a drawing that is not well-formed stops the build', () => {
  expect(() => moduleOf('<svg viewBox="0 0 1 1"><g></svg>')).toThrow('well-formed');
  expect(() => moduleOf('<html></html>')).toThrow('well-formed');
});

test('ids, and what points at them, get the prefix of their place on the page', () => {
  const code = moduleOf(
    '<svg viewBox="0 0 1 1"><g id="sky"/><use href="#sky"/><path fill="url(#sky)" stroke-width="2"/></svg>',
  );
  expect(code).toContain(`jsx("g", { "id": id + "sky" })`);
  expect(code).toContain(`"href": '#' + id + "sky"`);
  expect(code).toContain(`"fill": 'url(#' + id + "sky)", "strokeWidth": "2"`);
});
