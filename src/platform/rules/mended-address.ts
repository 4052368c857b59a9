// Mends addresses that a mail changed: gateways and mail programs encode an address, add words to it, or take the
// punctuation after it for a part of it.

/** Percent codes of signs that have a meaning in an address (such as ? & #), or surround an address in a text. */
const encoded = /%(?:25)*(2[2-9ACDE]|3[A-F]|5[BDF]|60|7B|7D|20|09|0D|0A)/gi;
/** Encoded letters and signs beyond ASCII, which mean nothing in an address. */
const beyond = /(?:%(?:25)*[89A-F][\dA-F])+/gi;
const entities: readonly (readonly [RegExp, string])[] = [
  [/&amp;/gi, '&'],
  [/&num;/gi, '#'],
  [/&equals;/gi, '='],
  [/&(?:gt|quot|lt);/gi, '>'],
];

/**
 * Returns the address without the percent codes and HTML entities that mail programs are known to put into addresses.
 * An encoded slash stays encoded.
 */
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

/** Returns a text with its percent encoding undone; unchanged where the encoding is broken. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns the address of a page from which a mail made `address`, with query and fragment; null where no such page is
 * found. `isPage` says whether a path without query is a page.
 */
export function mendedAddress(address: string, isPage: (path: string) => boolean): string | null {
  const whole = undone(address).replaceAll(/\p{Cf}/gu, '');
  const [, typed = '', rest = ''] = /^([^?#&]*)(.*)$/su.exec(whole) ?? [];
  const path = typed.replace(/(?<=.)(?:[\s/>)\]}<"'.,;:!|*\\`]|(?![ -~])[\p{P}\p{S}])+$/u, '');
  // Lower case is tried only for a path with a query or fragment. A path alone that somebody typed with capital letters
  // is not mended, and leads to the page 'not found'.
  const small = path.toLowerCase();
  const found = [path, ...(rest === '' ? [] : [small, withRegion(small)])].find(isPage);
  if (!found || found === address) return null;
  // A program that adds a query to an address may begin the query with '&' even where the address had no
  // query before.
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
