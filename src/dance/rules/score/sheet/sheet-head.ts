// Reads the head of a sheet, which describes the whole dance: '118 bpm, intro 20 s', 'Title: Event dance'.

import { plainSigns } from './sheet-text.ts';

export type SheetHead = {
  tempo?: number;
  /** The music before the first count, in seconds or in counts. */
  intro?: { seconds: number; isGuess?: true } | { counts: number };
  title?: string;
};

const number = String.raw`(\d{1,4}(?:[.,]\d+)?)`;
const perMinute = String.raw`(?:bpm|b\.p\.m\.?|ppm|lpm|beats?\s*(?:\/|a|per)\s*min(?:ute)?|schläge\s*(?:\/|pro|die)\s*min(?:ute)?)`;
const tempos = [
  new RegExp(String.raw`\b(?:tempo|bpm)(?:\s*\(?bpm\)?)?\s*[:=]?\s*${number}(?:\s*${perMinute})?`, 'i'),
  new RegExp(String.raw`${number}\s*${perMinute}`, 'i'),
];
const introName = '(?:intro(?:duction|ducción|duktion)?|vorspann?|vorlauf|introducción)';
const introUnit =
  '(seconds?|secs?|sekunden|sek|segundos?|secondes?|s|counts?|cts?|beats?|schläge|tiempos|temps|")';
const clock = String.raw`(\d{1,2}:\d\d(?:[.,]\d+)?)`;
const amount = String.raw`(?:${clock}|${number}\s*${introUnit}?)`;
const amountWithUnit = String.raw`(?:${clock}|${number}\s*${introUnit})`;
const intros = [
  new RegExp(String.raw`\b${introName}\b\s*[:=-]?\s*(?:of\s+|von\s+|de\s+)?${amount}(?![\p{L}\d])`, 'iu'),
  new RegExp(String.raw`(?<![\p{L}\d])${amountWithUnit}\s*(?:-\s*)?(?:of\s+|de\s+)?${introName}\b`, 'iu'),
];
/** A line without any of these words has neither tempo nor intro. */
const saysOfMusic = /bpm|b\.p\.m|ppm|lpm|tempo|minute|min\b|intro|vorspan|vorlauf/i;
const titled = /^(?:title|dance|titel|tanz|título|titulo|baile|titre|danse)\s*[:=]\s*(\S.*)$/i;

/** Returns what a line says about the whole dance; null where it says nothing about it. */
export function readHead(line: string): SheetHead | null {
  const title = titled.exec(line)?.[1];
  if (title) return { title };
  if (!saysOfMusic.test(line)) return null;
  const plain = plainSigns(line);
  const intro = firstOf(intros, plain);
  const tempo = firstOf(tempos, intro ? without(plain, intro) : plain);
  if (!tempo && !intro) return null;
  const rest = [tempo, intro].reduce((left, found) => (found ? without(left, found) : left), plain);
  const words = rest.replace(/^[\s,;|/·:()-]+|[\s,;|/·:()-]+$/g, '');
  // 'March at 100 bpm' behind counts, or 'intro' among other words, does not belong to the head.
  if (/^\d/.test(words) || (words !== '' && !tempo)) return null;
  return {
    ...(tempo && { tempo: numberOf(tempo[1]) }),
    ...(intro && { intro: introOf(intro) }),
    ...(words && { title: words }),
  };
}

function firstOf(patterns: readonly RegExp[], text: string): RegExpExecArray | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) return found;
  }
  return null;
}

function without(text: string, found: RegExpExecArray): string {
  return text.replace(found[0], ' ');
}

function introOf([, clock, amount, unit]: RegExpExecArray): SheetHead['intro'] {
  if (clock) {
    const [minutes, seconds] = clock.split(':');
    return { seconds: Number(minutes) * 60 + numberOf(seconds) };
  }
  if (unit === undefined) return { seconds: numberOf(amount), isGuess: true };
  return /^(c|b|schl|t)/i.test(unit) ? { counts: numberOf(amount) } : { seconds: numberOf(amount) };
}

function numberOf(text = ''): number {
  return Number(text.replace(',', '.'));
}
