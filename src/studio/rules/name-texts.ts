// Editable texts that are names: of the site, the sender of mails, pages, questions and mails. These names have to fit
// on one line, in browser tabs, lists and the headers of mails.

import { storedName } from '#platform/rules/stored-name.ts';
import { cutText, isBlank, storedText, textLength } from '#platform/rules/text-length.ts';
import { studioLimits } from './studio-limits.ts';

const isOfBrand = /^(?:meta_site_name|mail_sender)$/;
const isQuestion = /^faq_.+_title$/;
const isName = /^(?:meta_site_name|mail_sender)$|_(?:title|subject)$/;

/** Returns a text as it is to be stored: a name in the form of stored names, any other text unchanged. */
export function meantText(key: string, text: string): string {
  return isName.test(key) ? storedName(text) : text;
}

/** Returns a stored text as it may be used: the name of the site or of the mails' sender is cut if it is too long. */
export function heldText(key: string, text: string): string {
  const meant = meantText(key, text);
  return isOfBrand.test(key) ? cutText(meant, studioLimits.brandNameMax).trim() : meant;
}

/** Returns a sentence about a name that can't be used, or null. An empty name is no fault here. */
export function nameProblem(key: string, text: string): string | null {
  if (!isName.test(key) || text === '') return null;
  if (isOfBrand.test(key) && textLength(text) > studioLimits.brandNameMax)
    return `It can have at most ${studioLimits.brandNameMax} characters.`;
  if (isQuestion.test(key) && textLength(text) > studioLimits.questionMax)
    return `A question can have at most ${studioLimits.questionMax} characters.`;
  if (isBlank(text)) {
    if (key === 'mail_sender') return 'Please write a name, or leave it empty.';
    return isQuestion.test(key) ? 'Please write a question, or leave it empty.' : null;
  }
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text.trim())) return 'Please write it on one line.';
  return storedName(text) === storedText(text)
    ? null
    : 'It has a sign that nobody sees, and that turns or hides the words around it. Please type it anew.';
}
