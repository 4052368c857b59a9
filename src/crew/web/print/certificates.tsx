import { dayCopy } from '#crew/content/day-copy.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { dateOf } from '../day-and-time.ts';
import { DancerDrawing, DancerLines } from './dancer-drawing.tsx';
import type { SheetProps } from './sheet.tsx';
import { useNames } from './use-names.ts';

/** A page for each named dancer on this device; without any, one to write a name into. */
export function Certificates({ crew, event }: SheetProps) {
  const text = useText(dayCopy);
  const { all } = useNames(crew);
  const date = event.at === null ? '' : dateOf(event.at, crew.zone);
  const names = all.length === 0 ? [''] : all;
  return names.map((name, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two dancers may have one name
    <article key={index} className="stack centered sheet sheet-certificate">
      {name === '' && (
        <p role="status" className="no-print">
          {text('day_print_nobody')}
        </p>
      )}
      {index === 0 && <DancerLines moment="certificate" />}
      <h1 tabIndex={-1}>{event.name}</h1>
      <DancerDrawing moment="certificate" />
      <p>{text('day_certificate_lead')}</p>
      <p className="sheet-certificate-name" dir="auto">
        {name}
      </p>
      <p>{text('day_certificate_text', { name: crew.name, date })}</p>
      <p className="sheet-certificate-sign">{text('day_certificate_leader')}</p>
    </article>
  ));
}
