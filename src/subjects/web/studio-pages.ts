// The studio's pages, by their area.

import { languagesPages } from '#languages/web/studio-pages.ts';
import { movingInPages } from '#moving-in/web/studio-pages.ts';
import { ownPages } from '#studio/web/own-pages.ts';
import type { StudioPage } from '#studio/web/studio-page.ts';
import type { StudioArea } from '#subjects/rules/paths.ts';

/** The page of each area. An area without a page is a compile error. */
export const studioPages: Readonly<Record<StudioArea, StudioPage>> = {
  ...ownPages,
  ...languagesPages,
  ...movingInPages,
};
