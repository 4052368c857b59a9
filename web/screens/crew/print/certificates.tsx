import { useDayText } from '../day/use-day-text.ts';
import { dateOf } from '../day-and-time.ts';
import type { SheetProps } from './sheet-head.tsx';
import { useNames } from './use-names.ts';

/** A page for each who danced and is named on this device. */
export function Certificates({ crew, event }: SheetProps) {
  const text = useDayText();
  const { all } = useNames(crew);
  const date = event.at === null ? '' : dateOf(event.at, crew.zone);
  if (all.length === 0) return <p role="status">{text('day_print_nobody')}</p>;
  return all.map((name, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two dancers may have one name
    <article key={index} className="sheet sheet-certificate">
      <h1 tabIndex={-1}>{event.name}</h1>
      <p>{text('day_certificate_lead')}</p>
      <p className="sheet-certificate-name">{name}</p>
      <p>{text('day_certificate_text', { name: crew.name, date })}</p>
      <p className="sheet-certificate-sign">{text('day_certificate_leader')}</p>
    </article>
  ));
}
