// Every text by its id. An import's path shows which subject wrote the texts; the list into which they are spread says
// how they reach their readers. Editing, the seed of a fresh database, the texts of pages and translation all go by
// these lists. Texts of lessons, moves and phrases are in src/subjects/rules/source-texts.ts, those of mails in
// mail-texts.ts.

import { classCopy, classTexts } from '#class/content/class-copy.ts';
import { classEverywhere } from '#class/content/feature.ts';
import { dashboard } from '#course/content/dashboard.ts';
import { learn, rehearse, trophies } from '#course/content/learn.ts';
import { crewTexts } from '#crew/content/answers.ts';
import { consentTexts } from '#crew/content/consent.ts';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { dayCopy } from '#crew/content/day-copy.ts';
import { crewEverywhere } from '#crew/content/feature.ts';
import { cueDefaults } from '#dance/content/cues.ts';
import { dance } from '#dance/content/dance.ts';
import { event } from '#event/content/event.ts';
import { mirrorButton } from '#mirror/content/feature.ts';
import { mirror } from '#mirror/content/mirror.ts';
import { faq } from '#pages/content/faq.ts';
import { landing } from '#pages/content/landing.ts';
import { legalDefaults } from '#pages/content/legal.ts';
import { coffee, community, feedback } from '#pages/content/small-pages.ts';
import { auth, onboarding } from '#people/content/auth.ts';
import { profile } from '#people/content/profile.ts';
import { brandDefaults } from '#platform/content/brand.ts';
import { footer, links } from '#platform/content/footer.ts';
import { formTexts } from '#platform/content/form-texts.ts';
import { messages } from '#platform/content/messages.ts';
import { meta } from '#platform/content/meta.ts';
import { documentTexts, serverMessages } from '#platform/content/server-messages.ts';
import { player } from '#player/content/player.ts';
import { together } from '#together/content/together.ts';

/**
 * Editable texts that every page has in its data, so keep them short. The web's scripts have only their ids; where a
 * text is missing, the server inserts the built-in text.
 */
export const copyDefaults = {
  ...meta,
  ...landing,
  ...onboarding,
  ...auth,
  ...dashboard,
  ...learn,
  ...dance,
  ...player,
  ...rehearse,
  ...together,
  ...trophies,
  ...profile,
  ...community,
  ...feedback,
  ...faq,
  ...coffee,
  ...footer,
  ...links,
  ...event,
  ...crewEverywhere,
  ...classEverywhere,
  ...mirrorButton,
} as const;

export type CopyKey = keyof typeof copyDefaults;

/**
 * Editable texts that are built into the scripts of their own pages. Those pages get a text from the server only where
 * an operator edited it.
 */
export const carriedCopy = {
  ...legalDefaults,
  ...mirror,
  ...classCopy,
  ...crewCopy,
  ...dayCopy,
} as const;

/** Every editable text. Where an operator has not written a text, the built-in one is used. */
export const allCopy = {
  ...copyDefaults,
  ...carriedCopy,
  ...brandDefaults,
  ...cueDefaults,
} as const;

/** Fixed texts, which nobody edits. They are part of the scripts that show them, or of the documents of all pages. */
export const fixedInPages = {
  ...messages,
  ...documentTexts,
  ...formTexts,
  ...classTexts,
} as const;

/** Every fixed text. */
export const fixedTexts = {
  ...fixedInPages,
  ...serverMessages,
  ...crewTexts,
  ...consentTexts,
} as const;

export type FixedText = keyof typeof fixedTexts;

/**
 * Texts of rare pages, fixed and editable. In other languages than English these pages ask for them by the name of
 * their group.
 */
export const askedFor: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  crew: { ...crewCopy, ...dayCopy, ...crewTexts, ...consentTexts },
};

/**
 * The pattern of ids that are not translated: addresses, colours, and words that only developers and operators read.
 */
export const untranslated =
  /^(?:link_.*|brand_.*|meta_(?:site_name|faq_debug_title|seed_faqs_title|components_title)|nav_studio|mail_sender|mail_invitation_.*|toast\.(?:faqDebugFailed|seedUnexpected))$/;
