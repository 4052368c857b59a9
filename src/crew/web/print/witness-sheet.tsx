import { dayCopy } from '#crew/content/day-copy.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Sheet, SheetLines, type SheetProps } from './sheet.tsx';

const fields = [
  'day_print_name',
  'day_witness_contact',
  'day_witness_counted',
  'day_witness_place',
  'day_print_signature',
] as const;

/** Two statements on a page, to be cut apart and filled in by hand: the words of a witness are the witness's own. */
export function WitnessSheet({ crew, event }: SheetProps) {
  const text = useText(dayCopy);
  return (
    <div className="stack sheet-dense sheet-pair">
      {[1, 2].map((number) => (
        <Sheet key={number} title={text('day_witness_lead')} crew={crew} event={event}>
          <p className="sheet-text">{text('day_witness_text')}</p>
          <SheetLines lines={fields.map((field) => [text(field)])} />
        </Sheet>
      ))}
    </div>
  );
}
