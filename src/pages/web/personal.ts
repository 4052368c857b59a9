import type { Personal } from '#platform/web/personal.ts';
import { keepOnlyFeedback } from './kept-feedback.ts';

export const pagesPersonal: Personal = { keepOnly: keepOnlyFeedback };
