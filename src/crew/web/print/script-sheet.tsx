import { dayCopy } from '#crew/content/day-copy.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Sheet, type SheetProps } from './sheet.tsx';

const lines = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The words for the microphone, large enough to be read at arm's length in the dark. */
export function ScriptSheet({ crew, event }: SheetProps) {
  const text = useText(dayCopy);
  return (
    <Sheet title={text('day_print_script')} crew={crew} event={event}>
      <ol className="sheet-script">
        {lines.map((line) => (
          <li key={line}>{text(`day_script_${line}`, { name: event.name, minutes: 15 })}</li>
        ))}
      </ol>
    </Sheet>
  );
}
