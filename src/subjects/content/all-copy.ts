// Every editable text with its built-in default, the long ones included: what a fresh database is seeded with.

import { classCopy } from '#class/content/class-copy.ts';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { dayCopy } from '#crew/content/day-copy.ts';
import { cueDefaults } from '#dance/content/cues.ts';
import { mirror } from '#mirror/content/mirror.ts';
import { legalDefaults } from '#pages/content/legal.ts';
import { brandDefaults } from '#platform/content/brand.ts';
import { copyDefaults } from './copy-defaults.ts';

/** The texts of the crew's pages, which come with them in other languages too. */
export const crewPagesCopy: Readonly<Record<string, string>> = { ...crewCopy, ...dayCopy };

/** Texts that travel only with the pages they are for: everybody else gets them where an operator edited them. */
export const carriedCopy: Readonly<Record<string, string>> = { ...classCopy, ...crewPagesCopy };

/** Key to text; an operator may edit or remove any of them, and the built-in text then stands in key by key. */
export const allCopy = {
  ...copyDefaults,
  ...legalDefaults,
  ...mirror,
  ...brandDefaults,
  ...cueDefaults,
  ...classCopy,
  ...crewCopy,
  ...dayCopy,
} as const;
