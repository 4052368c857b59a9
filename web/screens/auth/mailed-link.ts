// Reads the one-time token that a mailed link carries in its fragment, where no server and no Referer ever sees it.

export type MailedLink = { purpose: 'magic' | 'reset'; token: string };

/** '#magic=TOKEN' signs in, '#reset=TOKEN' chooses a new password; anything else is null. */
export function readMailedLink(hash: string): MailedLink | null {
  const match = /^#(magic|reset)=([\w.~-]{1,200})$/.exec(hash);
  if (!match) return null;
  return { purpose: match[1] as MailedLink['purpose'], token: match[2] as string };
}
