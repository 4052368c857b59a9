// The data that the subjects keep on the device about one person, and their pending writes.

import { coursePersonal } from '#course/web/queries/pending-repetitions.ts';
import { mirrorPersonal } from '#mirror/web/device-takes.ts';
import { pagesPersonal } from '#pages/web/kept-feedback.ts';
import type { Personal } from '#platform/web/personal.ts';

const personal: Readonly<Record<string, Personal>> = {
  course: coursePersonal,
  pages: pagesPersonal,
  mirror: mirrorPersonal,
};

/** The data of every subject, also of those that are switched off. */
export const personalThings: readonly Personal[] = Object.values(personal);
