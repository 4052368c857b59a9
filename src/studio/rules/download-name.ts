/** The most characters before the ending of a name. */
const most = 60;
/** Names that Windows reserves for devices. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Returns a file name for a download with this title: small letters and digits of any alphabet, joined by '-'. */
export function downloadName(title: string, ending: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Mc}]+/gu, '-');
  const name = [...plain]
    .slice(0, most)
    .join('')
    .replace(/^-+|-+$/g, '');
  return `${name === '' || reserved.test(name) ? `dance${name && `-${name}`}` : name}.${ending}`;
}
