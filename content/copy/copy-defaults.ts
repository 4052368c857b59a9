// The built-in text behind every copy key but the legal ones and the mirror's. The web falls back to it key by key, so it travels with
// every page: keep it lean.

import { auth } from './auth.ts';
import { coffee } from './coffee.ts';
import { community } from './community.ts';
import { dance } from './dance.ts';
import { dashboard } from './dashboard.ts';
import { faq } from './faq.ts';
import { feedback } from './feedback.ts';
import { footer } from './footer.ts';
import { landing } from './landing.ts';
import { learn } from './learn.ts';
import { links } from './links.ts';
import { meta } from './meta.ts';
import { onboarding } from './onboarding.ts';
import { player } from './player.ts';
import { profile } from './profile.ts';
import { rehearse } from './rehearse.ts';
import { together } from './together.ts';
import { trophies } from './trophies.ts';

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
} as const;

export type CopyKey = keyof typeof copyDefaults;
