// Ends reminders without signing in: a mail program posts to the address (RFC 8058), a person gets a page with a button.
// GET never changes anything, because mail scanners follow links.

import type { Hono } from 'hono';
import { unsubscribeTexts } from '#content/mail/mail-texts.ts';
import { serverPaths } from '#rules/paths.ts';
import type { Db } from '../db/database.ts';
import { plainPage } from './plain-page.ts';
import { escapeHtml } from './render-mail.ts';
import { isUnsubscribe } from './unsubscribe-link.ts';

export function addUnsubscribeRoute(
  app: Hono,
  { db, secret, now }: { db: Db; secret: string; now: () => number },
): void {
  const path = `${serverPaths.unsubscribe}/:user_id/:signed` as const;
  const { pageTitle, question, button, done, invalid } = unsubscribeTexts;

  app.get(path, (context) =>
    isUnsubscribe({ secret, ...context.req.param() })
      ? plainPage(
          pageTitle,
          `<p>${escapeHtml(question)}</p><form method="post"><button>${escapeHtml(button)}</button></form>`,
        )
      : plainPage(pageTitle, `<p>${escapeHtml(invalid)}</p>`, 404),
  );

  app.post(path, async (context) => {
    const { user_id, signed } = context.req.param();
    if (!isUnsubscribe({ secret, user_id, signed }))
      return plainPage(pageTitle, `<p>${escapeHtml(invalid)}</p>`, 404);
    // A person who is gone gets no mails either: the answer is the same.
    await db
      .updateTable('users')
      .set({ reminders_opt_in: false, reminders_chosen_at: new Date(now()) })
      .where('id', '=', user_id)
      .where('reminders_opt_in', 'is distinct from', false)
      .execute();
    return plainPage(pageTitle, `<p>${escapeHtml(done)}</p>`);
  });
}
