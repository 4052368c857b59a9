// Every text by its id: who writes it is an import, how it gets to its reader is the list it stands in. What operators edit,
// what a fresh database is seeded with, what travels with a page and what other languages translate comes of these lists.
// Lessons, moves and phrases are texts of their own kind (src/subjects/rules/source-texts.ts), mails too (mail-texts.ts).

import { classCopy, classTexts } from '#class/content/class-copy.ts';
import { classEverywhere } from '#class/content/class-everywhere.ts';
import { dashboard } from '#course/content/dashboard.ts';
import { learn, rehearse, trophies } from '#course/content/learn.ts';
import { crewTexts } from '#crew/content/answers.ts';
import { crewCarried } from '#crew/content/carried.ts';
import { consentTexts } from '#crew/content/consent.ts';
import { crewEverywhere } from '#crew/content/crew-everywhere.ts';
import { crewPages } from '#crew/content/crew-pages.ts';
import { cueDefaults } from '#dance/content/cues.ts';
import { dance } from '#dance/content/dance.ts';
import { event } from '#event/content/event.ts';
import { mirror } from '#mirror/content/mirror.ts';
import { mirrorButton } from '#mirror/content/mirror-button.ts';
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
 * Editable texts that every page has in its data, wherever it is made: keep them lean. The web knows their ids alone; the
 * server puts the built-in text in place of a missing one.
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

/** Editable texts that stand in the scripts of their own pages: other pages get them where an operator edited them. */
export const carriedCopy = {
  ...legalDefaults,
  ...mirror,
  ...classCopy,
  ...crewPages,
} as const;

/** Every editable text; where an operator edited or removed one, the built-in text stands in key by key. */
export const allCopy = {
  ...copyDefaults,
  ...carriedCopy,
  ...brandDefaults,
  ...cueDefaults,
} as const;

/** Fixed texts, which nobody edits, in the scripts that show them, or in the documents of all pages. */
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

/** Texts of rare pages, which ask for them in other languages by a name of their own, fixed and editable ones. */
export const askedFor: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...crewCarried,
};

/** The pattern of ids that are not translated: addresses, colours, and the words for developers and operators alone. */
export const untranslated =
  /^(?:link_.*|brand_.*|meta_(?:site_name|faq_debug_title|seed_faqs_title|components_title)|nav_studio|mail_sender|mail_invitation_.*|toast\.(?:faqDebugFailed|seedUnexpected))$/;
