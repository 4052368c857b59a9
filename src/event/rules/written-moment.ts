/** How languages write the first day of a month, where Intl does not know it. */
const firsts: Readonly<Record<string, string>> = { fr: '1er', 'pt-BR': '1º' };

/**
 * Writes an instant (UTC milliseconds) in a language; English has 'pm' in small letters, as specified. Throws
 * RangeError for an invalid instant.
 */
export function writtenMoment(instant: number, tag: string, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(tag, how)
    .formatToParts(instant)
    .map(({ type, value }) => {
      if (type === 'day' && value === '1') return firsts[tag] ?? value;
      return tag === 'en' && type === 'dayPeriod' ? value.toLowerCase() : value;
    })
    .join('')
    .replace('\u202f', tag === 'en' ? ' ' : '\u202f');
}
