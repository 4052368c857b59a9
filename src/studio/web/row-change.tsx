import { secondOf } from '#dance/rules/score/mapping.ts';
import type { Mappings, OwnDance } from '#dance/rules/score/own-dance.ts';
import { parseMappings, parseOwnDance } from '#dance/rules/score/score-problem.ts';
import { writeSheet } from '#dance/rules/score/write-sheet.ts';
import { brandName } from '#studio/rules/brand.ts';
import { changedWords, readableText } from '#studio/rules/changed-words.ts';
import { dayName, stepName } from '#studio/rules/step-name.ts';
import { clockText } from '#studio/rules/step-problems.ts';
import { tempoOf } from '#studio/rules/tapped-spans.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { familyOf, placeOfText } from '#subjects/rules/copy-families.ts';

type Row = OutputOf<'listStudioHistory'>['changes'][number]['rows'][number];
type Lessons = OutputOf<'readStudioCourse'>['lessons'];

/**
 * Shows the fields of a row that a change has changed, in words; of a row that was added or removed, all fields.
 * `lessons` are the current lessons.
 */
export function RowChange({ row, lessons }: { row: Row; lessons: Lessons }) {
  const { before, after } = row;
  const fields = Object.keys(names).filter(
    (field) => JSON.stringify(before?.[field]) !== JSON.stringify(after?.[field]),
  );
  return (
    <dl className="studio-diff">
      <dt>{rowName(row, lessons)}</dt>
      {fields.map((field) => (
        <Difference
          key={field}
          name={names[field] ?? field}
          before={shownIn(row, field, before?.[field])}
          after={shownIn(row, field, after?.[field])}
        />
      ))}
    </dl>
  );
}

function Difference({ name, before, after }: { name: string; before: string; after: string }) {
  const words = changedWords(before, after);
  return (
    <dd>
      <span className="quiet">{`${name}:`}</span>{' '}
      <span className="as-typed">
        <span>{words.lead}</span>
        {words.before && <del>{words.before}</del>} {words.after && <ins>{words.after}</ins>}
        <span>{words.trail}</span>
      </span>
    </dd>
  );
}

/** The operator's names for fields; fields without a name are not shown. */
const names: Readonly<Record<string, string>> = {
  title: 'Title',
  order_num: 'Place',
  youtube_id: 'Video',
  media_file: 'Video file',
  start_time: 'Start',
  end_time: 'End',
  dance_start: 'House routine from',
  dance_end: 'House routine to',
  item_text: 'Text',
  notes_html: 'Notes',
  text: 'Text',
  value: 'Value',
  removed_at: 'Taken out',
};

const settings: Readonly<Record<string, string>> = {
  challenge_name: 'Name of the event',
  next_challenge_date: 'Date of the event',
  recording: 'Recording under the dance',
  score: 'The dance',
  mappings: 'Places of the counts',
};

const times: readonly string[] = ['start_time', 'end_time', 'dance_start', 'dance_end'];

function shown(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (field === 'notes_html') return readableText(String(value));
  if (field === 'removed_at') return 'yes';
  if (field === 'end_time' && value === 0) return 'end of the video';
  return times.includes(field) ? clockText(Number(value)) : String(value);
}

/** Returns a field of this row in words: a dance as its script, mappings as sentences. */
function shownIn({ table, key }: Row, field: string, value: unknown): string {
  if (table !== 'settings' || field !== 'value' || value === undefined) return shown(field, value);
  if (key === 'score') return danceText(parseOwnDance(String(value)));
  if (key === 'mappings') return mappingsText(parseMappings(String(value)));
  return shown(field, value);
}

function danceText(dance: OwnDance | null): string {
  if (!dance) return '';
  const titles = new Map(dance.score.phrases.map(({ id, title }) => [id, title]));
  const days = dance.days.flatMap((day, index) =>
    day.length > 0 ? `${dayName(index + 1)}: ${day.map((id) => titles.get(id)).join(', ')}\n` : [],
  );
  return `${writeSheet(dance.score, dance.intro)}\n${days.join('')}`;
}

/** Returns mappings in words: 'youtube aaaaaaaaaaa: counts 1 to 32 from 0:20'. */
function mappingsText(mappings: Mappings): string {
  return Object.entries(mappings)
    .flatMap(([key, { spans }]) =>
      spans.map(
        (span) =>
          `${key}: counts ${span.from + 1} to ${span.until} from ${clockText(secondOf(span, span.from))}, ${tempoOf(span).toFixed(2)} beats a minute\n`,
      ),
    )
    .join('');
}

function rowName({ table, key, before, after }: Row, lessons: Lessons): string {
  const row = after ?? before ?? {};
  if (table === 'settings') return settings[key] ?? key;
  if (table === 'translations') return `${placeOfText(String(row.key))} (${row.language})`;
  if (table === 'ui_copy') return brandName(key) ?? familyOf(key).title;
  if (table === 'lessons') return dayName(Number(row.order_num));
  const step_id = table === 'steps' ? key : row.step_id;
  const lesson = lessons.find(({ steps }) => steps.some(({ id }) => id === step_id));
  const step = lesson?.steps.find(({ id }) => id === step_id);
  const name =
    lesson && step ? stepName(lesson.order_num, lesson.steps, step) : 'A step that is out of the course';
  return table === 'checklists' ? `${name}, practice segment ${row.order_num}` : name;
}
