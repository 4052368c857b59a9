// Ends reminders, or other mails, without signing in: a mail program sends a POST to the address (RFC 8058), and a
// person gets a page with a button. GET changes nothing, because mail scanners follow links.

import type { Hono } from 'hono';
import type { Db } from '#platform/server/db/database.ts';
import { escapeHtml } from '#platform/server/escape-html.ts';
import { plainPage } from '#platform/server/plain-page.ts';
import { unsubscribeTexts } from '#subjects/content/mail-texts.ts';
import { paths, serverPaths } from '#subjects/rules/paths.ts';
import { subscriptions } from '#subjects/server/people-parts.ts';
import type { Published } from '#subjects/server/published.ts';
import { readUnsubscribeLink } from './unsubscribe-link.ts';

export function addUnsubscribeRoute(
  app: Hono,
  { db, secret, speech, now }: { db: Db; secret: string; speech: Published['speech']; now: () => number },
): void {
  const path = `${serverPaths.unsubscribe}/*` as const;

  /** Makes a page in the person's language. `body` returns its HTML, with a function for texts in that language. */
  async function page(
    user_id: string | null,
    title: string,
    body: (text: (english: string) => string) => string,
    status = 200,
  ): Promise<Response> {
    const people = db.selectFrom('users').select('language');
    const person = user_id === null ? null : await people.where('id', '=', user_id).executeTakeFirst();
    const spoken = person?.language ? speech(person.language) : null;
    const say = spoken?.say ?? ((english: string) => english);
    return plainPage(
      say(title),
      body((text) => escapeHtml(say(text))),
      status,
      spoken?.language,
    );
  }

  /** The page for an incomplete or wrong link, which names no account. */
  function invalidLink(): Promise<Response> {
    const { pageTitle, invalid, profileLink } = unsubscribeTexts.reminders;
    return page(
      null,
      pageTitle,
      (text) => `<p>${text(invalid)}</p><p><a href="${paths.profile}">${text(profileLink)}</a></p>`,
      404,
    );
  }

  app.get(path, (context) => {
    const link = readUnsubscribeLink(secret, context.req.path);
    if (!link) return invalidLink();
    const { user_id, from } = link;
    const { pageTitle, question, button } = unsubscribeTexts[from];
    return page(
      user_id,
      pageTitle,
      (text) => `<p>${text(question)}</p><form method="post"><button>${text(button)}</button></form>`,
    );
  });

  app.post(path, async (context) => {
    const link = readUnsubscribeLink(secret, context.req.path);
    if (!link) return invalidLink();
    const { user_id, from } = link;
    await subscriptions[from].end(db, user_id, now());
    const { pageTitle, done } = unsubscribeTexts[from];
    return page(user_id, pageTitle, (text) => `<p>${text(done)}</p>`);
  });
}
