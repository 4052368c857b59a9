// A page for developers, with the mails that wait while no mail server is set. Only people who may use the developer
// tools can open it, because the page shows one-time links.

import type { Context, Hono } from 'hono';
import type { Db } from '#platform/server/db/database.ts';
import { escapeHtml } from '#platform/server/escape-html.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { plainPage } from '#platform/server/plain-page.ts';
import { unseal } from '#platform/server/seal.ts';
import { serverPaths } from '#subjects/rules/paths.ts';
import type { SealedMail } from './sealed-mail.ts';

const MOST_SHOWN = 50;

export type DevMailOptions = {
  db: Db;
  secret: string;
  mayRead: (context: Context) => Promise<boolean>;
};

export function addDevMailRoute(app: Hono, { db, secret, mayRead }: DevMailOptions): void {
  app.get(serverPaths.devMail, async (context) => {
    if (!(await mayRead(context))) throw new AppError('not_found');
    const rows = await db
      .selectFrom('mails')
      .select(['kind', 'created_at', 'sealed'])
      .where('sealed', 'is not', null)
      .$narrowType<{ sealed: Buffer }>()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(MOST_SHOWN)
      .execute();
    const mails = rows.map((row) => articleOf(row.kind, row.created_at, opened(row.sealed, secret)));
    return plainPage('Waiting mails', mails.join('') || '<p>No mail is waiting.</p>');
  });
}

/** Opens a sealed mail. A mail sealed with an earlier secret can't be read: a note is shown instead. */
function opened(sealed: Buffer, secret: string): Pick<SealedMail, 'to' | 'subject' | 'text'> {
  try {
    return unseal<SealedMail>(sealed, secret);
  } catch {
    return {
      to: 'an address',
      subject: 'Sealed with an earlier secret',
      text: 'This mail cannot be opened any more.',
    };
  }
}

function articleOf(kind: string, createdAt: Date, { to, subject, text }: ReturnType<typeof opened>): string {
  return `<article><h2>${escapeHtml(subject)}</h2>
<p>${escapeHtml(kind)} to ${escapeHtml(to)}, <time>${createdAt.toISOString()}</time></p>
<pre>${linked(text)}</pre></article>`;
}

/** Escapes a text, and makes its web addresses clickable. */
function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}">${link}</a>`);
}
