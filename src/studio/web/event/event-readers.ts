import { eventText, localEventText } from '#event/rules/event-date.ts';
import { zonePlace } from '#event/rules/zones.ts';
import { english } from '#platform/content/languages.ts';
import { fillTemplate } from '#platform/rules/fill-template.ts';
import type { OutputOf } from '#subjects/api/contract.ts';

type Reader = OutputOf<'listStudioEventReaders'>['readers'][number];

/** Places on each continent, each with a language that many dancers there read. */
const dancers = [
  ['America/Los_Angeles', 'en', 'The Americas'],
  ['America/Mexico_City', 'es', 'The Americas'],
  ['America/Sao_Paulo', 'pt-BR', 'The Americas'],
  ['Africa/Kinshasa', 'fr', 'Africa'],
  ['Europe/Berlin', 'de', 'Europe'],
  ['Asia/Kolkata', 'en', 'Asia'],
  ['Australia/Sydney', 'en', 'Australia'],
] as const;

/** The lines that a dancer at a place reads; `tag` is the tag of their language. */
export type Reading = { place: string; tag: string; lines: string[] };

/**
 * Returns the lines that dancers read about an instant (epoch milliseconds): first at the event's own place, in the
 * `zone` that the operator chose, then on five continents. Dancers whose language is not among the `readers` read
 * English.
 */
export function eventReadings(instant: number, zone: string, readers: readonly Reader[]): Reading[] {
  const isOwn = ([each]: readonly [string, ...unknown[]]) => zonePlace(each) === zonePlace(zone);
  const [, tag, continent] = dancers.find(isOwn) ?? [zone, english.tag, ''];
  const own = [
    zone,
    tag,
    ['the event’s own place', continent.replace(/^The /, 'the ')].filter(Boolean).join(' in '),
  ] as const;
  return [own, ...dancers.filter((each) => !isOwn(each))].flatMap(([there, language, where]) => {
    const reader = readers.find((each) => each.tag === language) ?? readers[0];
    if (!reader) return [];
    const place = `${zonePlace(there)}, ${where} · ${reader.name}`;
    return { place, tag: reader.tag, lines: linesOf(reader, instant, there) };
  });
}

/**
 * Returns the lines of the dashboard's card: the date for everybody and, where the reader's zone is not in that line,
 * the same date in the reader's zone.
 */
function linesOf({ tag, said, starts, local }: Reader, instant: number, zone: string): string[] {
  const language = { tag, text: (id: string) => said[id] ?? '' };
  const here = localEventText(instant, zone, language);
  const all = fillTemplate(starts, { time: eventText(instant, language) });
  return here === null ? [all] : [all, fillTemplate(local, { time: here })];
}
