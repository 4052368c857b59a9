// The practice in the address of a lesson: tab, part, speed, and a segment, an item or A-B. So a reload, a bookmark or
// a shared link opens the same practice. Reading never fails; values that make no sense are left out.

import { type Place, tabs } from '#course/rules/step-sequence.ts';
import { isRange, rounded } from '#player/rules/range.ts';
import { isListedRate } from '#player/rules/speed.ts';

export type LinkState = Place & {
  /** Number (from 1) of a segment of the step, which is about 15 seconds long. */
  segment: number | null;
  /** Id of a practice item. */
  item: string | null;
  a: number | null;
  b: number | null;
  speed: number | null;
};

/** Reads the query of an address (URLSearchParams) of a lesson with `parts` learn steps. */
export function parseLink(query: { get(name: string): string | null }, parts: number): LinkState {
  const tab = tabs.find((name) => name === query.get('tab')) ?? 'lesson';
  const part = wholeNumber(query.get('part'));
  const [a, b] = [seconds(query.get('a')), seconds(query.get('b'))];
  const loop = a !== null && b !== null && isRange({ start: a, end: b });
  const speed = seconds(query.get('speed'));
  return {
    tab,
    part: tab === 'lesson' && part !== null && part <= parts ? part : 1,
    segment: wholeNumber(query.get('segment')),
    item: query.get('item') || null,
    a: loop ? a : null,
    b: loop ? b : null,
    speed: isListedRate(speed) ? speed : null,
  };
}

/** Writes the query ('' or starting with '?') for parseLink to read; default values are left out. */
export function formatLink(link: LinkState): string {
  const pairs: string[] = [];
  if (link.tab !== 'lesson') pairs.push(`tab=${link.tab}`);
  if (link.tab === 'lesson' && link.part > 1) pairs.push(`part=${link.part}`);
  if (link.item !== null) pairs.push(`item=${encodeURIComponent(link.item)}`);
  if (link.segment !== null) pairs.push(`segment=${link.segment}`);
  if (link.a !== null && link.b !== null) pairs.push(`a=${rounded(link.a)}`, `b=${rounded(link.b)}`);
  if (link.speed !== null && isListedRate(link.speed)) pairs.push(`speed=${link.speed}`);
  return pairs.length ? `?${pairs.join('&')}` : '';
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

function seconds(text: string | null): number | null {
  return text !== null && /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Number(text) : null;
}
