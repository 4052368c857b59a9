// The channels on which the database announces to every server process.

import { classChannel } from '#class/server/class-screens.ts';

export const channels: readonly string[] = [
  // Each subject has one line.
  'content',
  'people',
  classChannel,
];
