import type { RefObject } from 'react';
import type { SheetLine, SheetProblem } from '#dance/rules/score/sheet/sheet-reading.ts';
import { cutText } from '#platform/rules/text-length.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';

/** The most problems that are shown: a text that is no script has a problem in every line. */
const most = 20;

/**
 * Lists the problems of a script. Each problem has a button that leads to its line in the text field within `sheet`.
 */
export function SheetProblems({
  problems: found,
  lines,
  sheet,
}: {
  problems: readonly SheetProblem[];
  lines: readonly SheetLine[];
  sheet: RefObject<HTMLElement | null>;
}) {
  const problems = [...found, ...unreadLines(lines, found)];
  if (problems.length === 0) return null;
  const shown = [...problems].sort((a, b) => Number(b.level === 'error') - Number(a.level === 'error'));
  return (
    <Card look="line" size="small" aria-label="What to look at in the script">
      <ul className="stack tight">
        {shown.slice(0, most).map(({ line, level, text }) => (
          <li key={`${line} ${text}`} className={level === 'error' ? 'studio-stops' : undefined}>
            <Button look="quiet" onClick={() => showLine(sheet.current, line)}>
              {`Line ${line}`}
            </Button>{' '}
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {problems.length > most && <p className="quiet">{`And ${problems.length - most} more.`}</p>}
    </Card>
  );
}

/** Returns problems for the lines that were not understood and have no other problem. */
function unreadLines(lines: readonly SheetLine[], found: readonly SheetProblem[]): SheetProblem[] {
  const known = new Set(found.map(({ line }) => line));
  return lines
    .filter(({ kind, line }) => kind === 'unread' && !known.has(line))
    .map(({ line, text }) => ({
      line,
      level: 'warning',
      text: `“${cutText(text.trim(), 60)}” begins with no counts, and was kept as a title.`,
    }));
}

/** Selects a line (from 1) in the text field within `sheet`. */
function showLine(sheet: HTMLElement | null, line: number): void {
  const field = sheet?.querySelector('textarea');
  if (!field) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  // Browsers scroll to the caret only while somebody types, so this statement scrolls the field to about this line.
  field.scrollTop = (field.scrollHeight * Math.max(0, line - 3)) / lines.length;
}
