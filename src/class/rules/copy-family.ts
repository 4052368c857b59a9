import { classPaths } from './paths.ts';

export const classFamily = { name: 'class', title: 'Class screen', preview: classPaths.class };
