// Reads the one-time token that a mailed link carries in its fragment, where no server and no Referer ever sees it.

import { paths } from '#rules/paths.ts';

/** `wanted` is the page it leads on to, when it names one. */
export type MailedLink = { purpose: 'magic' | 'reset'; token: string; wanted?: string };

/** '#magic=TOKEN' signs in, there with '/studio' behind it, '#reset=TOKEN' chooses a new password; anything else is null. */
export function readMailedLink(hash: string): MailedLink | null {
  const match = /^#(magic|reset)=([\w.~-]{1,200})(\/studio)?$/.exec(hash);
  if (!match) return null;
  const link = { purpose: match[1] as MailedLink['purpose'], token: match[2] as string };
  return match[3] ? { ...link, wanted: paths.studio } : link;
}
