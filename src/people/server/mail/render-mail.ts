// Turns a mail's words into subject, plain text and HTML. The words may contain what people typed, such as names.
// Control characters are therefore removed from the subject, and HTML is escaped.

import { unsubscribeKey } from '#people/content/mail-copy.ts';
import { english, type Language } from '#platform/content/languages.ts';
import { fillTemplate } from '#platform/rules/fill-template.ts';
import { escapeHtml } from '#platform/server/escape-html.ts';
import type { MailKind } from '#subjects/content/mail-texts.ts';
import type { Speech } from '#subjects/server/speech.ts';
import type { MailCopy } from './mail-copy.ts';
import type { RenderedMail } from './sealed-mail.ts';
import { subscriptionOf } from './subscription.ts';

export type MailContents = {
  kind: MailKind;
  /** The present texts of mails. */
  copy: MailCopy;
  /** Subject and paragraphs that replace those of the mail's kind. */
  words?: { subject: string; paragraphs: readonly string[] } | undefined;
  /** Values of the {placeholders}. All are put on one line, except {message}, which a person wrote. */
  values: Readonly<Record<string, string>>;
  /** The address to which the button leads. */
  link?: string;
  /** A code to type in the browser that asked, instead of following the link. */
  code?: string | undefined;
  /** The link to unsubscribe from such mails. Mails that answer a person's action have none. */
  unsubscribe?: string;
  /** The reader's language; without it the mail is in English. */
  speech?: Pick<Speech, 'language' | 'say'> | null;
};

const inEnglish = { language: english, say: (text: string) => text };

export function renderMail(mail: MailContents): RenderedMail {
  const { kind, copy, words, values, link, code, unsubscribe } = mail;
  const { language, say } = mail.speech ?? inEnglish;
  const clean = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name === 'message' ? eachLineClean(value) : oneLine(value),
    ]),
  );
  const fill = (template: string) => fillTemplate(template, clean);
  const spoken = (name: string) => say(copy(`mail_${name}`), `mail:${name}`);
  const own = (part: string) => fill(spoken(`${kind}_${part}`));
  const paragraphs = words?.paragraphs.map(fill) ?? own('body').split(/\n\s*\n/);
  const subject = oneLine(words ? fill(words.subject) : own('subject'));
  const label = own('button');
  const button = label && link ? { label, link } : null;
  const typed = code ? { text: own('code'), code } : null;
  const note = own('note');
  const site = say(copy('meta_site_name'));
  const from = subscriptionOf(kind);
  const stop = from &&
    unsubscribe && {
      reason: spoken(`${unsubscribeKey(from)}_reason`),
      label: spoken(`${unsubscribeKey(from)}_link`),
      link: unsubscribe,
    };

  const text = [
    ...paragraphs,
    ...(button ? [`${button.label}\n${button.link}`] : []),
    ...(typed ? [`${typed.text}\n${typed.code}`] : []),
    ...(note ? [note] : []),
    `-- \n${site}`,
    ...(stop ? [`${stop.reason}\n${stop.label}\n${stop.link}`] : []),
  ].join('\n\n');
  const html = page({
    language,
    subject,
    paragraphs,
    button,
    typed,
    note,
    stop,
    site,
    accent: copy('brand_accent'),
  });
  return { subject, text: `${text}\n`, html };
}

function page(parts: {
  language: Language;
  subject: string;
  paragraphs: string[];
  button: { label: string; link: string } | null;
  typed: { text: string; code: string } | null;
  note: string;
  stop: { reason: string; label: string; link: string } | undefined | null | '';
  site: string;
  accent: string;
}): string {
  const { language, subject, paragraphs, button, typed, note, stop, site, accent } = parts;
  const small = 'style="color:#5f5670;font-size:14px;line-height:1.5"';
  const body = [
    // The direction is auto, because words that people wrote may have another direction than the mail.
    ...paragraphs.map((words) => `<p dir="auto">${escapeHtml(words).replaceAll('\n', '<br>')}</p>`),
    button &&
      `<p style="margin:28px 0"><a href="${escapeHtml(button.link)}" style="background:${escapeHtml(accent)};color:#150d24;border-radius:8px;padding:14px 22px;font-weight:bold;text-decoration:none;display:inline-block">${escapeHtml(button.label)}</a></p>`,
    typed &&
      `<p>${escapeHtml(typed.text)}<br><span style="font:bold 24px/1.6 monospace;letter-spacing:2px;white-space:nowrap">${escapeHtml(typed.code)}</span></p>`,
    note && `<p ${small}>${escapeHtml(note)}</p>`,
    stop &&
      `<p ${small}>${escapeHtml(stop.reason)} <a style="color:#3d2a63" href="${escapeHtml(stop.link)}">${escapeHtml(stop.label)}</a></p>`,
  ].filter(Boolean);
  // Mail programs remove the outermost elements, so language and direction are also on the first element inside
  // them.
  return `<!doctype html>
<html lang="${language.tag}" dir="${language.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f6f0e0">
<div lang="${language.tag}" dir="${language.direction}" style="background:#f6f0e0;color:#1f1436;font:17px/1.6 Georgia,serif;overflow-wrap:anywhere"><div style="max-width:540px;margin:0 auto;padding:32px 20px">
<p style="font-size:26px;font-weight:bold;letter-spacing:1px;margin:0 0 20px">${escapeHtml(site)}</p>
${body.join('\n')}
</div></div></body></html>
`;
}

/**
 * Makes a text safe for a mail header: a space replaces control characters, line breaks and marks that change the
 * direction of all following text. Other invisible characters stay, because words, emoji and flags need them.
 */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u206f]+/gu, ' ').trim();
}

function eachLineClean(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(oneLine)
    .join('\n')
    .trim();
}
