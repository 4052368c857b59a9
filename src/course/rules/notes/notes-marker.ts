// The markers in lesson notes: for the warm-up card (specification, section 2), and for drills that the text explains.
// This file cuts notes into pieces; it does not make their HTML safe.

import { warmUpMarker } from '#course/content/warm-up-marker.ts';
import type { Counts, Score } from '#dance/rules/score/score.ts';
import { type Drill, drillRates, eightTimes, joinTimes, wholeDrills } from '#player/rules/drills.ts';

/** The numbers of the first and the last day or eight, counted from 1. */
export type Span = readonly [first: number, last: number];

export type NotesPart =
  | { html: string }
  | { warm_up: true }
  /** Days that are danced in one go. */
  | { days: Span }
  /** Eights of the step that the notes belong to. */
  | { eights: Span }
  /** The join from the phrase before into the step. */
  | { join: true };

/** Cuts notes into pieces at their markers. Pieces that show nothing are left out. */
export function notesParts(notes_html: string): NotesPart[] {
  const parts: NotesPart[] = [];
  let from = 0;
  const add = (html: string) => showsSomething(html) && parts.push({ html: html.trim() });
  for (const found of notes_html.matchAll(markerLine)) {
    const [text, onLine, inParagraph] = found;
    const part = partOf(onLine ?? inParagraph ?? '');
    if (part === null) continue;
    add(notes_html.slice(from, found.index));
    parts.push(part);
    from = found.index + text.length;
  }
  add(notes_html.slice(from));
  return parts;
}

/** Whether notes have text or the warm-up card, and not only drills. */
export function hasWords(notes_html: string): boolean {
  return notesParts(notes_html).some((part) => 'html' in part || 'warm_up' in part);
}

/** Whether HTML shows anything: an emptied text editor leaves a paragraph without words. */
function showsSomething(html: string): boolean {
  return /<(?:img|hr|video|audio|iframe)\b/i.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';
}

/** Finds a marker that has a line to itself, or a paragraph to itself as a text editor saves it. */
const markerLine =
  /(?:^|\n)[ \t]*(\[[A-Z_]+(?: [\d-]+)?\])[ \t]*(?=\r?\n|$)|<(?:p|div)>\s*(\[[A-Z_]+(?: [\d-]+)?\])\s*<\/(?:p|div)>/g;

/** Returns the part for a marker; null for an unknown marker, which stays in the text. */
function partOf(marker: string): NotesPart | null {
  if (marker === warmUpMarker) return { warm_up: true };
  if (marker === '[DANCE_JOIN]') return { join: true };
  const [, kind, from = '', to = from] = /^\[DANCE_(DAYS|EIGHTS) (\d+)(?:-(\d+))?\]$/.exec(marker) ?? [];
  const span = [Number(from), Number(to)] as const;
  const most = kind === 'DAYS' ? 12 : 8;
  if (kind === undefined || span[0] < 1 || span[0] > span[1] || span[1] > most) return null;
  return kind === 'DAYS' ? { days: span } : { eights: span };
}

/** Counts of an eight. */
const eight = 8;

/**
 * Returns the drills for a marker in the notes of a step, which dances the counts `step` of a score. The list is empty
 * for text and for the warm-up card, for eights after the step's end, for a join of a step at the start of the dance,
 * and for days that teach no phrase. `days` has the phrases (from 1) that each lesson teaches.
 */
export function notesDrills(
  part: NotesPart,
  { score, counts: step, days }: { score: Score; counts: Counts; days: readonly (readonly number[])[] },
): Drill[] {
  if ('days' in part) {
    const phrases = days.slice(part.days[0] - 1, part.days[1]).flat();
    if (phrases.length === 0) return [];
    return wholeDrills(score, Math.min(...phrases), Math.max(...phrases), 'watched');
  }
  if ('eights' in part) {
    const [first, last] = part.eights;
    const counts = { start: step.start + (first - 1) * eight, end: step.start + last * eight };
    if (counts.end > step.end) return [];
    return [{ score: score.id, counts, rate: drillRates.slow, times: eightTimes, counts_as: 'played' }];
  }
  if ('join' in part && step.start >= eight) {
    const counts = { start: step.start - eight, end: step.start + eight };
    return [{ score: score.id, counts, rate: drillRates.full, times: joinTimes, counts_as: 'played' }];
  }
  return [];
}
