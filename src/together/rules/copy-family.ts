import { togetherPaths } from './paths.ts';

export const togetherFamily = { name: 'together', title: 'Dance together', preview: togetherPaths.together };
