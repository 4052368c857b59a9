/** Returns how a language writes hours: '9:05' as in English and Spanish, or '09:05' as in German and French. */
export function hourForm(tag: string): 'numeric' | '2-digit' {
  const parts = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' }).formatToParts(
    9 * 3_600_000,
  );
  return parts.find(({ type }) => type === 'hour')?.value.length === 2 ? '2-digit' : 'numeric';
}
