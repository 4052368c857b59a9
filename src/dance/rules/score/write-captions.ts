// Writes the words of a score with the seconds of a medium: captions (WebVTT) for a video, lyrics (LRC) for a
// recording.

import { type Mapping, secondOf } from './mapping.ts';
import { cuesIn, movesOf, type Score } from './score.ts';

/** The most seconds that a word is shown. */
const stays = 4;

type Caption = { start: number; end: number; text: string };

/** Captions of the words that are called in a medium (https://www.w3.org/TR/webvtt1/). */
export function writeVtt(score: Score, mapping: Mapping): string {
  const blocks = captionsOf(score, mapping).map(
    ({ start, end, text }) => `${vttTime(start)} --> ${vttTime(end)}\n${escaped(text)}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** Lyrics of the words called in a recording: a line for each word, and an empty line where no word follows at once. */
export function writeLrc(score: Score, mapping: Mapping): string {
  const captions = captionsOf(score, mapping);
  const lines = captions.flatMap(({ start, end, text }, index) => {
    const next = captions[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    // A bracket at a line's beginning would be read as a time.
    const line = `${lrcTime(start)}${text.replace(/^\[/, '(')}`;
    return lrcTime(end) === lrcTime(next) ? [line] : [line, lrcTime(end)];
  });
  return [`[ti:${score.title.replace(/[[\]]/g, '')}]`, ...lines, ''].join('\n');
}

/**
 * The captions of a score, span by span. A word is shown until the next one begins, but at most for `stays` seconds.
 * For a move without a word its name is shown.
 */
function captionsOf(score: Score, { spans }: Mapping): Caption[] {
  return spans.flatMap((span) => {
    const counts = { start: span.from, end: span.until };
    const called = cuesIn(score, counts).map(({ place, cue }) => ({ place, text: cue }));
    const silent = movesOf(score)
      .map(({ counts: { start }, title }) => ({ place: start, text: title }))
      .filter(({ place }) => place >= span.from && place < span.until)
      .filter(({ place }) => !called.some((word) => word.place === place));
    const words = [...called, ...silent].toSorted((a, b) => a.place - b.place);
    const last = secondOf(span, span.until);
    return words.map(({ place, text }, index) => {
      const start = secondOf(span, place);
      const next = words[index + 1];
      return { start, end: Math.min(next ? secondOf(span, next.place) : last, start + stays), text };
    });
  });
}

function vttTime(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds * 1000));
  const parts = [
    Math.floor(whole / 3_600_000),
    Math.floor(whole / 60_000) % 60,
    Math.floor(whole / 1000) % 60,
  ];
  return `${parts.map((part) => two(part)).join(':')}.${String(whole % 1000).padStart(3, '0')}`;
}

function lrcTime(seconds: number): string {
  if (!Number.isFinite(seconds)) return '';
  const whole = Math.max(0, Math.round(seconds * 100));
  return `[${two(Math.floor(whole / 6000))}:${two(Math.floor(whole / 100) % 60)}.${two(whole % 100)}]`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
