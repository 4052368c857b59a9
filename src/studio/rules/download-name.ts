/** Characters of a name before its ending. */
const most = 60;
/** The names that Windows keeps for devices. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Returns the name of a file to be downloaded, of any title: small letters and digits of any alphabet with '-' between. */
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
