// Every editable text with its built-in default, the long ones included: a fresh database is seeded with them.

import { classCopy } from '#class/content/class-copy.ts';
import { crewCarried } from '#crew/content/carried.ts';
import { crewPages } from '#crew/content/crew-pages.ts';
import { cueDefaults } from '#dance/content/cues.ts';
import { mirror } from '#mirror/content/mirror.ts';
import { legalDefaults } from '#pages/content/legal.ts';
import { brandDefaults } from '#platform/content/brand.ts';
import type { CarriedTexts } from '#platform/content/carried-texts.ts';
import { copyDefaults } from './copy-defaults.ts';

/** Texts that travel only with the pages they are for: everybody else gets them where an operator edited them. */
export const carriedCopy: Readonly<Record<string, string>> = {
  ...classCopy,
  ...crewPages,
};

/**
 * The carried texts that pages ask for in other languages by a name of its own: texts, and which messages.
 */
export const carriedInLanguages: Readonly<Record<string, CarriedTexts>> = {
  ...crewCarried,
};

/** Key to text; an operator may edit or remove any of them, and the built-in text then stands in key by key. */
export const allCopy = {
  ...copyDefaults,
  ...legalDefaults,
  ...mirror,
  ...brandDefaults,
  ...cueDefaults,
  ...classCopy,
  ...crewPages,
} as const;
