import { dayCopy } from '#crew/content/day-copy.ts';
import { evidence } from '#crew/rules/record.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { useTypedRecord } from '../day/use-record-draft.ts';
import { dayOfYearAndTime } from '../day-and-time.ts';
import { Sheet, SheetLines, type SheetProps } from './sheet.tsx';

/** The day record, with lines to fill in for missing values. */
export function RecordSheet({ crew, event }: SheetProps) {
  const text = useText(dayCopy);
  const record = useTypedRecord(crew);
  const when = (instant: number | null | undefined) => (instant ? dayOfYearAndTime(instant, crew.zone) : '');
  const lines = [
    ['event_code', record?.event_code],
    ['started_at', when(record?.started_at)],
    ['ended_at', when(record?.ended_at)],
    ['before', record?.before],
    ['after', record?.after],
    ['explanation', record?.explanation],
    ['charity', record?.charity],
  ] as const;
  return (
    <Sheet title={text('day_print_record')} crew={crew} event={event}>
      <SheetLines lines={lines.map(([name, value]) => [text(`day_record_${name}`), value])} />
      <div className="sheet-together">
        <h2>{text('day_record_evidence')}</h2>
        <ul className="sheet-evidence">
          {evidence.map((kind) => (
            <li key={kind}>
              <span className="sheet-box" data-ticked={record?.evidence.includes(kind)} />
              <span>{text(`day_evidence_${kind}`)}</span>
            </li>
          ))}
        </ul>
        <SheetLines lines={[[text('day_print_signature')]]} />
      </div>
    </Sheet>
  );
}
