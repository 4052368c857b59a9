// These rules read the one-time token that a mailed link carries in its fragment, where no server and no
// Referer ever sees it. Gateways change links on their way: a link whose parts can be told apart is read all
// the same.

import { decoded, undone } from '#platform/rules/mended-address.ts';
import { type OnwardPath, onwardPaths } from '#subjects/rules/onward-paths.ts';
import { type LinkPurpose, mailedQuery } from '#subjects/rules/paths.ts';

/**
 * A mailed link: `token` is null when it was lost on the way; `wanted` is the page to which the link leads
 * on, when it names one.
 */
export type MailedLink = { purpose: LinkPurpose; token: string | null; wanted?: OnwardPath };

/** Length of our tokens: signs that follow are not part of one. */
const LENGTH = 43;
const named = /(?:^|[#?&/;])[\s!=]*(magic|reset|email)\s*=(?=([\s=]*[\w-].{0,500}))/gis;
const marked = new RegExp(`[?&]${mailedQuery}=(magic|reset|email)`, 'i');

/**
 * Reads the query and the fragment of an address: '#magic=TOKEN' signs in and leads to the page whose path
 * stands behind it, '#reset=TOKEN' chooses a new password, '#email=TOKEN' proves an address. Null when they
 * are of no mail.
 */
export function readMailedLink(address: string): MailedLink | null {
  const text = undone(address).replace(/(?:%[\da-f]{2})+/gi, decoded);
  const found = [...text.matchAll(named)].map(([, purpose, behind = '']) => ({
    purpose,
    ...tokenOf(behind),
  }));
  // Programs add the reader's data, also as `email=`: a whole token goes first.
  const link = found.find(({ token }) => token?.length === LENGTH) ?? found[0];
  const mark = marked.exec(text)?.[1];
  // A part of a token is ours only where the address says nothing else of its purpose or its reader.
  const isOurs = link?.token?.length === LENGTH || !(mark || /[?&]email=[^&#]*@/i.test(text));
  const purpose = ((isOurs && link?.purpose) || mark)?.toLowerCase() as LinkPurpose | undefined;
  if (!purpose) return null;
  if (!isOurs || !link) return { purpose, token: null };
  const { token, rest } = link;
  const wanted = onwardPaths.findLast(
    (path) => rest.startsWith(path) && !/^[\w/-]/.test(rest.slice(path.length)),
  );
  return { purpose, token, ...(wanted && token ? { wanted } : {}) };
}

/** The token that a text begins with, in which lines may have been broken, and the rest of the text. */
function tokenOf(text: string): { token: string | null; rest: string } {
  // A soft line break leaves its sign of equality, a form's encoding a plus: neither is in a token.
  const plain = text.replaceAll(/[\p{Pd}\u2212]/gu, '-').replace(/[\s=+\p{Cf}]/gu, '');
  const runOf = (signs: string) => /^[\w-]*/.exec(signs)?.[0] ?? '';
  // A quoted line begins with its mark, and some programs escape an underscore or break a line where they like.
  const whole = runOf(plain).length < LENGTH ? plain.replaceAll(/<wbr>|[>\\]/gi, '') : plain;
  const run = runOf(whole);
  // The encoding of a sign of equality leaves '3D' before the token.
  const start = /^3D/i.test(run) && run.length >= LENGTH + 2 ? 2 : 0;
  const token = run.slice(start, start + LENGTH);
  const isOfOneCase =
    token.length === LENGTH && (token === token.toLowerCase() || token === token.toUpperCase());
  return { token: token === '' || isOfOneCase ? null : token, rest: whole.slice(start + token.length) };
}
