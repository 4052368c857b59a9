/** Words that Intl lacks: the first of a month. */
const firsts: Readonly<Record<string, string>> = { fr: '1er', 'pt-BR': '1º' };

/**
 * An instant (UTC milliseconds) in the words of a language, in English with the specification's 'pm'; throws RangeError
 * for an invalid instant.
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
