import type { Host } from '#subjects/server/host.ts';
import { languageHandlers } from './handlers.ts';

/** The handlers of texts in other languages. */
export const serveLanguages = ({ studio }: Host) => languageHandlers(studio);
