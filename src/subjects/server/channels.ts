// What the database announces to every server process.

import { classChannel } from '#class/server/class-screens.ts';

export const channels: readonly string[] = [
  // One line a subject.
  'content',
  'people',
  classChannel,
];
