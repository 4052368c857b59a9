import { lessonPath } from '#subjects/rules/paths.ts';

export const mirrorFamily = { name: 'mirror', title: 'Mirror and takes', preview: lessonPath('1') };
