// Reads the one-time token that a mailed link carries in its fragment, where no server and no Referer ever sees it. Gateways
// change links on their way: what can be told apart is read all the same.

import { decoded, undone } from '#platform/rules/mended-address.ts';
import { type OnwardPath, onwardPaths } from '#subjects/rules/onward-paths.ts';
import { type LinkPurpose, mailedQuery } from '#subjects/rules/paths.ts';

/** `token` is null where it was lost on the way; `wanted` is the page it leads on to, when it names one. */
export type MailedLink = { purpose: LinkPurpose; token: string | null; wanted?: OnwardPath };

/** How long our tokens are: what follows is not theirs. */
const LENGTH = 43;
const named = /(?:^|[#?&/;])[\s!=]*(magic|reset|email)\s*=(?=([\s=]*[\w-].{0,500}))/gis;
const marked = new RegExp(`[?&]${mailedQuery}=(magic|reset|email)`, 'i');

/**
 * What the query and the fragment of an address bring: '#magic=TOKEN' signs in, with the path of a page behind it there,
 * '#reset=TOKEN' chooses a new password, '#email=TOKEN' proves an address. Null where they are of no mail.
 */
export function readMailedLink(address: string): MailedLink | null {
  const text = undone(address).replace(/(?:%[\da-f]{2})+/gi, decoded);
  const found = [...text.matchAll(named)].map(([, purpose, behind = '']) => ({
    purpose,
    ...tokenOf(behind),
  }));
  // Programs add what they know of the reader, also as `email=`: a whole token goes first.
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

/** The token that a text begins with, in which lines may have been broken, and what follows it. */
function tokenOf(text: string): { token: string | null; rest: string } {
  // A soft line break leaves its sign of equality, a form's encoding a plus: neither is in a token.
  const plain = text.replaceAll(/[\p{Pd}\u2212]/gu, '-').replace(/[\s=+\p{Cf}]/gu, '');
  const runOf = (signs: string) => /^[\w-]*/.exec(signs)?.[0] ?? '';
  // A quoted line begins with its mark, and some programs escape an underscore or break a line where they like.
  const whole = runOf(plain).length < LENGTH ? plain.replaceAll(/<wbr>|[>\\]/gi, '') : plain;
  const run = runOf(whole);
  // What an encoding of the sign of equality left.
  const start = /^3D/i.test(run) && run.length >= LENGTH + 2 ? 2 : 0;
  const token = run.slice(start, start + LENGTH);
  const isOfOneCase =
    token.length === LENGTH && (token === token.toLowerCase() || token === token.toUpperCase());
  return { token: token === '' || isOfOneCase ? null : token, rest: whole.slice(start + token.length) };
}
