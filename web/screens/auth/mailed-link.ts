// Reads the one-time token that a mailed link carries in its fragment, where no server and no Referer ever sees it.

import { type OnwardPath, onwardPaths } from '#rules/accounts/onward-path.ts';

/** `wanted` is the page it leads on to, when it names one. */
export type MailedLink = { purpose: 'magic' | 'reset'; token: string; wanted?: OnwardPath };

/** '#magic=TOKEN' signs in, with the path of a page behind it there, '#reset=TOKEN' chooses a new password; anything else is null. */
export function readMailedLink(hash: string): MailedLink | null {
  const match = /^#(magic|reset)=([\w.~-]{1,200})(\/.*)?$/.exec(hash);
  if (!match) return null;
  const link = { purpose: match[1] as MailedLink['purpose'], token: match[2] as string };
  if (!match[3]) return link;
  const wanted = onwardPaths.find((path) => path === match[3]);
  return wanted ? { ...link, wanted } : null;
}
