// Ends reminders, or mails of crews, without signing in: a mail program posts to the address (RFC 8058), a person gets a page with a button.
// GET never changes anything, because mail scanners follow links.

import type { Hono } from 'hono';
import { unsubscribeTexts } from '#content/mail/mail-texts.ts';
import { serverPaths } from '#rules/paths.ts';
import type { Db } from '../db/database.ts';
import { plainPage } from './plain-page.ts';
import { escapeHtml } from './render-mail.ts';
import { subscriptionOfLink } from './unsubscribe-link.ts';

export function addUnsubscribeRoute(
  app: Hono,
  { db, secret, now }: { db: Db; secret: string; now: () => number },
): void {
  const path = `${serverPaths.unsubscribe}/:user_id/:signed` as const;

  app.get(path, (context) => {
    const from = subscriptionOfLink({ secret, ...context.req.param() });
    if (!from) return invalid();
    const { pageTitle, question, button } = unsubscribeTexts[from];
    return plainPage(
      pageTitle,
      `<p>${escapeHtml(question)}</p><form method="post"><button>${escapeHtml(button)}</button></form>`,
    );
  });

  app.post(path, async (context) => {
    const { user_id, signed } = context.req.param();
    const from = subscriptionOfLink({ secret, user_id, signed });
    if (!from) return invalid();
    // A person who is gone gets no mails either: the answer is the same.
    if (from === 'crew')
      await db.updateTable('crew_members').set({ mails: false }).where('user_id', '=', user_id).execute();
    else
      await db
        .updateTable('users')
        .set({ reminders_opt_in: false, reminders_chosen_at: new Date(now()) })
        .where('id', '=', user_id)
        .where('reminders_opt_in', 'is distinct from', false)
        .execute();
    const { pageTitle, done } = unsubscribeTexts[from];
    return plainPage(pageTitle, `<p>${escapeHtml(done)}</p>`);
  });
}

function invalid(): Response {
  const { pageTitle, invalid } = unsubscribeTexts.reminders;
  return plainPage(pageTitle, `<p>${escapeHtml(invalid)}</p>`, 404);
}
