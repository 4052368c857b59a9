// Addresses that came out of a mail changed: gateways and mail programs encode them, add to them, and take the signs
// behind them for a part of them.

/** Signs that mean something in an address, or stand around one in a text. */
const encoded = /%(?:25)*(2[2-9ACDE]|3[A-F]|5[BDF]|60|7B|7D|20|09|0D|0A)/gi;
/** Letters and signs beyond ASCII, which mean nothing in an address. */
const beyond = /(?:%(?:25)*[89A-F][\dA-F])+/gi;
const entities: readonly (readonly [RegExp, string])[] = [
  [/&amp;/gi, '&'],
  [/&num;/gi, '#'],
  [/&equals;/gi, '='],
  [/&(?:gt|quot|lt);/gi, '>'],
];

/** The address as it stood in the mail, as far as its signs can be told; paths keep their encoded slashes. */
export function undone(address: string): string {
  const plain = address
    .replace(encoded, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(beyond, (signs) => decoded(signs.replaceAll(/%(?:25)+/gi, '%')))
    .replace(/&#(?:0*(\d{2,3})|x0*([\da-f]{2}));/gi, (entity, number?: string, hex?: string) => {
      const sign = String.fromCharCode(number ? Number(number) : Number.parseInt(hex ?? '', 16));
      return /[!-.:-@[-`{-~]/.test(sign) ? sign : entity;
    });
  return entities.reduce((text, [entity, sign]) => text.replace(entity, sign), plain);
}

/** Text without its percent encoding, or as it is where that is broken. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns the page that is meant by a path that is no page as it stands, with its query and its fragment, which such
 * an address may hold in encoded form; null where no page is meant. `isPage` says whether a path without query is a
 * page.
 */
export function mendedAddress(address: string, isPage: (path: string) => boolean): string | null {
  const whole = undone(address).replaceAll(/\p{Cf}/gu, '');
  const [, typed = '', rest = ''] = /^([^?#&]*)(.*)$/su.exec(whole) ?? [];
  const path = typed.replace(/(?<=.)(?:[\s/>)\]}<"'.,;:!|*\\`]|(?![ -~])[\p{P}\p{S}])+$/u, '');
  // Other letters are tried only for a path with a query or fragment: a plain path that somebody typed leads
  // nowhere, and says so.
  const small = path.toLowerCase();
  const found = [path, ...(rest === '' ? [] : [small, withRegion(small)])].find(isPage);
  if (!found || found === address) return null;
  // A query is added behind the first part of it only with its question mark.
  const behind = rest.replace(/^&/, '?').replace(/[^\w\-./=&?#~%+]/g, '');
  return found + behind;
}

/** Returns '/pt-br/faq' as '/pt-BR/faq'. */
function withRegion(path: string): string {
  return path.replace(
    /^\/([a-z]{2})-([a-z]{2})(?=\/|$)/,
    (_, tag, region: string) => `/${tag}-${region.toUpperCase()}`,
  );
}
