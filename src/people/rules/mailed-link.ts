// Reads the one-time token from a mailed link. The token is in the fragment, which browsers send neither to
// servers nor in Referer. Mail gateways change links: a changed link is still read if its parts can be
// recognised.

import { decoded, undone } from '#platform/rules/mended-address.ts';
import { type OnwardPath, onwardPaths } from '#subjects/rules/onward-paths.ts';
import { type LinkPurpose, mailedQuery } from '#subjects/rules/paths.ts';

/** A mailed link. `token` is null if it was lost on the way. `wanted` is the page that the link leads to afterwards. */
export type MailedLink = { purpose: LinkPurpose; token: string | null; wanted?: OnwardPath };

/** The length of a token. Further characters do not belong to the token. */
const LENGTH = 43;
const named = /(?:^|[#?&/;])[\s!=]*(magic|reset|email)\s*=(?=([\s=]*[\w-].{0,500}))/gis;
const marked = new RegExp(`[?&]${mailedQuery}=(magic|reset|email)`, 'i');

/**
 * Reads the query and fragment of an address. '#magic=TOKEN' signs in (a path may follow, to which the link leads
 * afterwards), '#reset=TOKEN' is for a new password, '#email=TOKEN' proves an address. Returns null if the address is
 * no mailed link.
 */
export function readMailedLink(address: string): MailedLink | null {
  const text = undone(address).replace(/(?:%[\da-f]{2})+/gi, decoded);
  const found = [...text.matchAll(named)].map(([, purpose, behind = '']) => ({
    purpose,
    ...tokenOf(behind),
  }));
  // Mail programs may add `email=` with the reader's address, so a complete token is preferred.
  const link = found.find(({ token }) => token?.length === LENGTH) ?? found[0];
  const mark = marked.exec(text)?.[1];
  // An incomplete token only counts if no other part of the address names a purpose or a reader.
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

/** Returns the token at the beginning of a text, even if line breaks were put into it, and the rest of the text. */
function tokenOf(text: string): { token: string | null; rest: string } {
  // Removes what a token never has: '=' from a soft line break, '+' from the encoding of a form.
  const plain = text.replaceAll(/[\p{Pd}\u2212]/gu, '-').replace(/[\s=+\p{Cf}]/gu, '');
  const runOf = (signs: string) => /^[\w-]*/.exec(signs)?.[0] ?? '';
  // Mail programs may put '>' before quoted lines, '\' before an underscore, or <wbr> anywhere.
  const whole = runOf(plain).length < LENGTH ? plain.replaceAll(/<wbr>|[>\\]/gi, '') : plain;
  const run = runOf(whole);
  // An encoded '=' may have left '3D' before the token.
  const start = /^3D/i.test(run) && run.length >= LENGTH + 2 ? 2 : 0;
  const token = run.slice(start, start + LENGTH);
  const isOfOneCase =
    token.length === LENGTH && (token === token.toLowerCase() || token === token.toUpperCase());
  return { token: token === '' || isOfOneCase ? null : token, rest: whole.slice(start + token.length) };
}
