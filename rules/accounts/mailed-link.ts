// Reads the one-time token that a mailed link carries in its fragment, where no server and no Referer ever sees it. Gateways
// change links on their way: what can be told apart is read all the same.

import { undone } from '../mended-address.ts';
import { type LinkPurpose, mailedQuery } from '../paths.ts';
import { type OnwardPath, onwardPaths } from './onward-path.ts';

/** `token` is null where it was lost on the way; `wanted` is the page it leads on to, when it names one. */
export type MailedLink = { purpose: LinkPurpose; token: string | null; wanted?: OnwardPath };

/** How long our tokens are: what follows is not theirs. */
const LENGTH = 43;
const marked = new RegExp(`[?&]${mailedQuery}=(magic|reset|email)`, 'i');

/**
 * What the query and the fragment of an address bring: '#magic=TOKEN' signs in, with the path of a page behind it there,
 * '#reset=TOKEN' chooses a new password, '#email=TOKEN' proves an address. Null where they are of no mail.
 */
export function readMailedLink(address: string): MailedLink | null {
  const text = undone(address);
  const [, named, behind = ''] = /(?:^|[#?&/;])(magic|reset|email)=([\s=]*[\w-].*)$/is.exec(text) ?? [];
  const purpose = (named ?? marked.exec(text)?.[1])?.toLowerCase() as LinkPurpose | undefined;
  if (!purpose) return null;
  const { token, rest } = tokenOf(behind);
  const wanted = onwardPaths.findLast(
    (path) => rest.startsWith(path) && !/^[\w/-]/.test(rest.slice(path.length)),
  );
  return { purpose, token, ...(wanted && token ? { wanted } : {}) };
}

/** The token that a text begins with, in which lines may have been broken, and what follows it. */
function tokenOf(text: string): { token: string | null; rest: string } {
  // A soft line break leaves its sign of equality, a form's encoding a plus: neither is in a token.
  const whole = text.replace(/[\s=+\p{Cf}]/gu, '');
  const [run = ''] = /^[\w-]*/.exec(whole) ?? [];
  // What an encoding of the sign of equality left.
  const start = /^3D/i.test(run) && run.length >= LENGTH + 2 ? 2 : 0;
  const token = run.slice(start, start + LENGTH);
  const isOfOneCase =
    token.length === LENGTH && (token === token.toLowerCase() || token === token.toUpperCase());
  return { token: token === '' || isOfOneCase ? null : token, rest: whole.slice(start + token.length) };
}
