// The strict types of texts in inputs. No text may have NUL or a lone surrogate; most types compose (NFC) and trim
// their texts. Lengths are in code points.

import { z } from 'zod';
import { isTimeZone } from '#platform/rules/local-day.ts';
import { storedName } from '#platform/rules/stored-name.ts';
import { isBlank, storedText, textLength } from '#platform/rules/text-length.ts';

const NUL = '\u0000';

/** Any text as it was typed, without NUL and lone surrogates. */
export const rawText = z
  .string()
  .refine((value) => !value.includes(NUL) && value.isWellFormed(), { message: 'Malformed text' });

/** Trimmed, NFC text of `min` to `max` code points; a text with a minimum has at least one visible sign. */
export function text(length: { min?: number; max: number }) {
  return stored(storedText, length);
}

/** A name of `min` to `max` code points, on one line, as `storedName` makes it. */
export function name(length: { min?: number; max: number }) {
  return stored(storedName, length);
}

function stored(write: (typed: string) => string, { min = 0, max }: { min?: number; max: number }) {
  return rawText
    .transform(write)
    .refine((value) => inRange(textLength(value), min, max) && !(min > 0 && isBlank(value)), {
      message: `Must be ${min} to ${max} characters`,
    });
}

/** A password: NFC, never trimmed (a space is a character like any other). */
export function password({ min, max }: { min: number; max: number }) {
  return rawText
    .transform((value) => value.normalize('NFC'))
    .refine((value) => inRange([...value].length, min, max), {
      message: `Must be ${min} to ${max} characters`,
    });
}

/** An identifier in a path or body: short, no white space. */
export const id = rawText.refine((value) => /^[\w-]{1,64}$/.test(value), { message: 'Malformed id' });

/** The name of an IANA time zone that this server knows. */
export const zone = text({ min: 1, max: 60 }).refine(isTimeZone, { message: 'Unknown time zone' });

/** A UTC instant in ISO 8601. */
export const instant = z.iso.datetime();

function inRange(value: number, min: number, max: number): boolean {
  return value >= min && value <= max;
}
