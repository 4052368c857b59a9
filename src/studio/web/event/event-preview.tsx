import { countdown } from '#event/rules/countdown.ts';
import { eventText, localEventText } from '#event/rules/event-date.ts';
import { zonePlace } from '#event/rules/zones.ts';
import { fallbackTexts } from '#platform/content/messages.ts';
import { fillTemplate } from '#platform/rules/fill-template.ts';
import { useNow } from '#platform/web/ui/use-now.ts';
import { useStudio } from '#studio/web/studio.ts';
import type { OutputOf } from '#subjects/api/contract.ts';

type Reader = OutputOf<'listStudioEventReaders'>['readers'][number];

/** Dancers of each continent, with a language that many of them read there. */
const dancers = [
  ['The Americas', 'America/Los_Angeles', 'en'],
  ['The Americas', 'America/Mexico_City', 'es'],
  ['The Americas', 'America/Sao_Paulo', 'pt-BR'],
  ['Africa', 'Africa/Kinshasa', 'fr'],
  ['Europe', 'Europe/Berlin', 'de'],
  ['Asia', 'Asia/Kolkata', 'en'],
  ['Australia', 'Australia/Sydney', 'en'],
] as const;

/** The event as everybody sees it, and what dancers of five continents read on their dashboards. */
export function EventPreview({ name, instant }: { name: string; instant: number | null }) {
  const { days, hours, minutes, seconds } = countdown(instant, useNow() ?? 0);
  const past = instant !== null && days + hours + minutes + seconds === 0;
  const { data } = useStudio('listStudioEventReaders');
  return (
    <section className="stack box studio-box" aria-label="As everybody will see it">
      <p className="card-eyebrow">As everybody will see it</p>
      <p className="card-title as-typed">{name}</p>
      <p>{instant === null ? fallbackTexts.dateToBeDecided : eventText(instant)}</p>
      {past && <p role="status">This moment has passed: the countdown stands at zero.</p>}
      {instant !== null && !past && (
        <p>{`${days} days ${hours} hours ${minutes} minutes ${seconds} seconds`}</p>
      )}
      {instant !== null && data && (
        <>
          <h2 className="card-eyebrow">What dancers read on five continents</h2>
          <dl className="event-readers">
            {dancers.map(([continent, zone, tag]) => {
              const reader = data.readers.find((each) => each.tag === tag) ?? data.readers[0];
              return (
                reader && (
                  <div key={zone}>
                    <dt>{`${zonePlace(zone)}, ${continent} · ${reader.name}`}</dt>
                    <dd lang={reader.tag}>
                      {readBy(reader, instant, zone).map((line) => (
                        <p key={line}>{line}</p>
                      ))}
                    </dd>
                  </div>
                )
              );
            })}
          </dl>
        </>
      )}
    </section>
  );
}

/** The lines of the dashboard's card: the moment for all, and on the reader's own clock where that is another one. */
function readBy({ tag, said, starts, local }: Reader, instant: number, zone: string): string[] {
  const language = { tag, say: (english: string) => said[english] ?? english };
  const here = localEventText(instant, zone, language);
  const all = fillTemplate(starts, { time: eventText(instant, language) });
  return here === null ? [all] : [all, fillTemplate(local, { time: here })];
}
