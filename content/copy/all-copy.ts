// Every editable text with its built-in default, the long ones included: what a fresh database is seeded with.

import { copyDefaults } from './copy-defaults.ts';
import { legalDefaults } from './legal.ts';

export const allCopy = { ...copyDefaults, ...legalDefaults } as const;

export type AnyCopyKey = keyof typeof allCopy;
