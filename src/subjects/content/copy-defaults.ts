// The built-in text behind every copy key but those that travel with their own pages alone (all-copy.ts). The web falls back to
// it key by key, so it travels with every page: keep it lean.

import { classEverywhere } from '#class/content/class-everywhere.ts';
import { dashboard } from '#course/content/dashboard.ts';
import { learn } from '#course/content/learn.ts';
import { rehearse } from '#course/content/rehearse.ts';
import { trophies } from '#course/content/trophies-copy.ts';
import { crewEverywhere } from '#crew/content/crew-everywhere.ts';
import { dance } from '#dance/content/dance.ts';
import { event } from '#event/content/event.ts';
import { mirrorButton } from '#mirror/content/mirror-button.ts';
import { coffee } from '#pages/content/coffee.ts';
import { community } from '#pages/content/community.ts';
import { faq } from '#pages/content/faq.ts';
import { feedback } from '#pages/content/feedback.ts';
import { landing } from '#pages/content/landing.ts';
import { auth } from '#people/content/auth.ts';
import { onboarding } from '#people/content/onboarding.ts';
import { profile } from '#people/content/profile.ts';
import { footer } from '#platform/content/footer.ts';
import { links } from '#platform/content/links.ts';
import { meta } from '#platform/content/meta.ts';
import { player } from '#player/content/player.ts';
import { together } from '#together/content/together.ts';

/** Key to text. {placeholders} are filled where the text is shown. */
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
