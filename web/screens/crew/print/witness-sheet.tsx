import { useDayText } from '../day/use-day-text.ts';
import { SheetHead, type SheetProps } from './sheet-head.tsx';

const fields = [
  'day_print_name',
  'day_witness_contact',
  'day_witness_counted',
  'day_witness_place',
  'day_print_signature',
] as const;

/** Two statements, a page each, to be filled in by hand: what a witness says is the witness's own. */
export function WitnessSheet({ crew, event }: SheetProps) {
  const text = useDayText();
  return [1, 2].map((number) => (
    <article key={number} className="sheet">
      <SheetHead title={text('day_witness_lead')} crew={crew} event={event} />
      <p className="sheet-text">{text('day_witness_text')}</p>
      <dl className="sheet-lines">
        {fields.map((field) => (
          <div key={field}>
            <dt>{text(field)}</dt>
            <dd />
          </div>
        ))}
      </dl>
    </article>
  ));
}
