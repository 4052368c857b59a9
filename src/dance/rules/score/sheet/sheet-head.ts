// Reads the head of a sheet, which describes the whole dance: '118 bpm, intro 20 s', 'Title: Event dance'.

import { plainSigns } from './sheet-text.ts';

export type SheetHead = {
  tempo?: number;
  /** Length of the music before the first count. `isGuess` is set for a length without a unit. */
  intro?: { seconds: number; isGuess?: true } | { counts: number };
  title?: string;
};

const number = String.raw`(\d{1,4}(?:[.,]\d+)?)`;
const perMinute = String.raw`(?:bpm|b\.p\.m\.?|ppm|lpm|beats?\s*(?:\/|a|per)\s*min(?:ute)?|schläge\s*(?:\/|pro|die)\s*min(?:ute)?|(?:batidas|pulsaciones|battements|battiti)\s*(?:\/|por|par|al)\s*min(?:ut[eo])?)`;
const tempos = [
  new RegExp(
    String.raw`(?:\b(?:tempo|bpm)|♩|テンポ)(?:\s*\(?bpm\)?)?\s*[:=]?\s*(?:(?:ca|circa|approx|about|etwa)\b\.?|[~≈])?\s*${number}(?:\s*${perMinute})?`,
    'i',
  ),
  new RegExp(String.raw`${number}\s*${perMinute}`, 'i'),
];
const introName = '(?:intro(?:duction|ducción|duktion)?|vorspann?|vorlauf|introducción)';
const introUnit =
  "(?<unit>(?:seconds?|secs?|sekunden|sek|segundos?|secondes?|s|counts?|cts?|beats?|schläge|tiempos|temps)\\b\\.?|\"|''|[″′]{1,2})";
const clock = String.raw`(?<clock>\d{1,2}:\d\d(?:[.,]\d+)?)`;
const minutes = String.raw`(?<minutes>\d{1,2})\s*min(?:ut[a-z]{1,3})?\b\.?\s*(?:(?<seconds>\d{1,2})\s*s[a-z]*\b)?`;
const eights = String.raw`(?<times>\d{1,2})\s*(?:[x*]\s*(?<each>\d{1,2})|(?:eights?|achter|ochos?|huits?|oitos?)\b)`;
const amount = String.raw`(?:${clock}|${minutes}|${eights}|(?<many>\d{1,4}(?:[.,]\d+)?)\s*${introUnit}?)`;
const amountWithUnit = String.raw`(?:${clock}|${minutes}|${eights}|(?<many>\d{1,4}(?:[.,]\d+)?)\s*${introUnit})`;
const intros = [
  new RegExp(String.raw`\b${introName}\b\s*[:=-]?\s*(?:of\s+|von\s+|de\s+)?${amount}(?![\p{L}\d])`, 'iu'),
  // '8 counts intro march' is a move.
  new RegExp(
    String.raw`(?<![\p{L}\d])${amountWithUnit}\s*(?:-\s*)?(?:of\s+|de\s+)?${introName}\b(?!\s+(?!at\b|mit\b|bei\b)\p{L})`,
    'iu',
  ),
];
/** The meter of the music, such as '4/4', which says nothing about counts. */
const meter = /(?<![\d/])[2346]\/[48](?![\d/])(?:\s*(?:time|takt|beat)\b)?/i;
/** A line without any of these words has neither tempo nor intro. */
const saysOfMusic = /bpm|b\.p\.m|ppm|lpm|tempo|minut|min\b|♩|テンポ|intro|vorspan|vorlauf/i;
const titled = /^(?:title|dance|titel|tanz|título|titulo|baile|titre|danse)\s*[:=]\s*(\S.*)$/i;

/** Returns what a line says about the whole dance; null if the line says nothing about the whole dance. */
export function readHead(line: string): SheetHead | null {
  const title = titled.exec(line)?.[1];
  if (title) return { title };
  if (!saysOfMusic.test(line)) return null;
  const plain = plainSigns(line).replace(meter, ' ');
  const intro = firstOf(intros, plain);
  const tempo = firstOf(tempos, intro ? without(plain, intro) : plain);
  if (!tempo && !intro) return null;
  const rest = [tempo, intro].reduce((left, found) => (found ? without(left, found) : left), plain);
  const words = rest.replace(/^[\s,;|/·:()~≈-]+|[\s,;|/·:()-]+$/g, '');
  // '8 march at 100 bpm', and words with an intro but without a tempo, do not belong to the head.
  if (/^\d/.test(words) || (words !== '' && !tempo)) return null;
  return {
    ...(tempo && { tempo: numberOf(tempo[1]) }),
    ...(intro && { intro: introOf(intro) }),
    ...(/[\p{L}\p{N}]/u.test(words) && { title: words }),
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

function introOf({ groups = {} }: RegExpExecArray): SheetHead['intro'] {
  const { clock, minutes, seconds = '0', times, each = '8', many, unit } = groups;
  if (clock !== undefined) {
    const [before, behind] = clock.split(':');
    return { seconds: Number(before) * 60 + numberOf(behind) };
  }
  if (minutes !== undefined) return { seconds: Number(minutes) * 60 + Number(seconds) };
  if (times !== undefined) return { counts: Number(times) * Number(each) };
  if (unit === undefined) return { seconds: numberOf(many), isGuess: true };
  return /^(c|b|schl|t)/i.test(unit) ? { counts: numberOf(many) } : { seconds: numberOf(many) };
}

function numberOf(text = ''): number {
  return Number(text.replace(',', '.'));
}
