// The fixed texts, for code that is no component. Fixed texts can't change while the page is open.

import { messages } from '#platform/content/messages.ts';
import { fillText } from './fill-text.ts';
import { pageLanguage, translationOf } from './page-language.ts';

export type MessageId = keyof typeof messages;
export type Values = Readonly<Record<string, string | number>>;

/** Returns one of the messages that every page has, with its values. */
export function fixedText(id: MessageId, values: Values = {}): string {
  return fillText(translationOf(id) ?? messages[id], values);
}

/** The page's language and its fixed texts, for dates in sentences. */
export const momentLanguage = () => ({ tag: pageLanguage(), text: fixedText });
