import { sectionRecords, sections } from '#course/rules/practice/sections.ts';
import { DanceStrip } from '#course/web/dance-strip.tsx';
import { useDance } from '#course/web/queries/dance.ts';
import { useRecordWords } from '#course/web/use-record-words.ts';
import { say } from '#platform/web/page-language.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { phrasesRange } from '#player/rules/pieces.ts';
import { clockText } from '#player/web/controls/clock-text.ts';

/** The six minutes with their sections: how fast each was clean or played through, and the way to start from there. */
export function RehearseSections({ onStart }: { onStart: (seconds: number) => void }) {
  const text = useText();
  const wordsOf = useRecordWords();
  const { records, coverage } = useDance();
  if (!coverage) return null;
  return (
    <div className="stack rehearse-sections">
      <DanceStrip coverage={coverage} marks={sections.map(({ first }) => phrasesRange(first).start)} />
      <details>
        <summary>{text('dance_sections')}</summary>
        <ol className="stack tight">
          {sections.map((section) => {
            const { start } = phrasesRange(section.first);
            return (
              <li key={section.first} className="rehearse-section">
                <span>
                  <span>{`${clockText(start)} ${say(section.title)}`}</span>{' '}
                  <small className="quiet">{wordsOf(sectionRecords(section, records))}</small>
                </span>
                <Button
                  look="quiet"
                  size="small"
                  aria-label={`${text('dance_start_here')}: ${clockText(start)} ${say(section.title)}`}
                  onClick={() => onStart(start)}
                >
                  {text('dance_start_here')}
                </Button>
              </li>
            );
          })}
        </ol>
      </details>
    </div>
  );
}
