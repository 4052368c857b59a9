import { sectionRecords, sectionStarts } from '#course/rules/practice/sections.ts';
import { DanceStrip } from '#course/web/dance-strip.tsx';
import { useDance } from '#course/web/queries/dance.ts';
import { recordWords } from '#course/web/record-words.ts';
import { say } from '#platform/web/page-language.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { Scene } from '#player/rules/scene.ts';
import { clockText } from '#player/web/controls/clock-text.ts';

type RehearseSectionsProps = { scene: Scene; onStart: (seconds: number) => void };

/** The sections of the dance: how fast each was clean or played through, and a button to start at it. */
export function RehearseSections({ scene, onStart }: RehearseSectionsProps) {
  const text = useText();
  const { score } = scene;
  const { records, coverage } = useDance(score);
  const sections = sectionStarts(scene);
  if (!coverage || sections.length === 0) return null;
  return (
    <div className="stack rehearse-sections">
      <DanceStrip coverage={coverage} marks={sections.map(({ counts }) => counts.start)} />
      <details>
        <summary>{text('dance_sections')}</summary>
        <ol className="stack tight">
          {sections.map((section) => (
            <li key={section.first} className="rehearse-section">
              <span>
                <span>{`${clockText(section.clock)} ${say(section.title)}`}</span>{' '}
                <small className="quiet">{recordWords(text, sectionRecords(score, section, records))}</small>
              </span>
              <Button
                look="quiet"
                size="small"
                aria-label={`${text('dance_start_here')}: ${clockText(section.clock)} ${say(section.title)}`}
                onClick={() => onStart(section.at)}
              >
                {text('dance_start_here')}
              </Button>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
