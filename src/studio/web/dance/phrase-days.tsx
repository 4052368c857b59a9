import type { Score, ScorePhrase } from '#dance/rules/score/score.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { SelectField } from '#platform/web/ui/field.tsx';
import { daysText } from '#studio/rules/days-text.ts';
import { wordsText } from '#studio/rules/script-rows.ts';
import { limits } from '#subjects/rules/limits.ts';
import { daysId } from './place-ids.ts';

type Days = readonly (readonly string[])[];

type PhraseDaysProps = {
  score: Score;
  days: Days;
  /** Whether the days are only proposed, because nobody has chosen any. */
  proposed: boolean;
  /** Called with the chosen days; null spreads the phrases evenly. */
  onDays: (days: (readonly string[])[] | null) => void;
};

/** The options of the list of days: indexes of days, and -1 for no day. */
const dayOptions = [
  [-1, 'No day'],
  ...Array.from({ length: limits.lessons }, (_, day) => [day, `Day ${day + 1}`] as const),
] as const;

/** Lists every phrase of the script, with a choice of the day that teaches it. */
export function PhraseDays({ score, days, proposed, onDays }: PhraseDaysProps) {
  const { phrases } = score;
  const titles = new Map(phrases.map(({ id, title }) => [id, title]));
  const dayOf = (id: string) => days.findIndex((day) => day.includes(id));
  const untaught = phrases.filter(({ id, like }) => like === undefined && dayOf(id) < 0).length;
  const empty = Array.from({ length: limits.lessons }, (_, index) => index + 1).filter(
    (day) => !days[day - 1]?.length,
  );

  function choose(id: string, day: number) {
    onDays(
      Array.from({ length: limits.lessons }, (_, index) => {
        const taught = new Set(days[index]);
        if (index === day) taught.add(id);
        else taught.delete(id);
        return phrases.filter((phrase) => taught.has(phrase.id)).map((phrase) => phrase.id);
      }),
    );
  }

  if (phrases.length === 0) return null;
  return (
    <section className="stack" id={daysId} aria-label="Phrases and days">
      <h2 className="studio-name">Phrases, and the day that teaches each</h2>
      <ol className="stack tight">
        {phrases.map((phrase, index) => (
          <li key={phrase.id} className="apart studio-phrase">
            <div className="stack tight">
              <span>
                <strong>{`${index + 1}. ${phrase.title}`}</strong>{' '}
                <span className="quiet">{aboutText(phrase)}</span>
              </span>
              <span className="quiet">{wordsText(phrase.cues)}</span>
            </div>
            {phrase.like === undefined ? (
              <SelectField
                label={<span className="only-read-aloud">{`Day of ${phrase.title}`}</span>}
                options={dayOptions}
                value={dayOf(phrase.id)}
                onChange={({ target }) => choose(phrase.id, Number(target.value))}
              />
            ) : (
              <span className="quiet">{`learnt with ${titles.get(phrase.like) ?? 'the first'}`}</span>
            )}
          </li>
        ))}
      </ol>
      <div className="cluster">
        {!proposed && (
          <Button look="bone" size="small" onClick={() => onDays(null)}>
            Spread them evenly
          </Button>
        )}
        <span className="quiet" role="status">
          {saidText({ untaught, empty, proposed })}
        </span>
      </div>
    </section>
  );
}

function aboutText({ title, section, counts }: ScorePhrase): string {
  return section === title ? `${counts} counts` : `${section}, ${counts} counts`;
}

type DaysSummary = { untaught: number; empty: readonly number[]; proposed: boolean };

function saidText({ untaught, empty, proposed }: DaysSummary): string {
  return [
    proposed && 'They are spread evenly over the days; choose another day where you like.',
    untaught > 0 && `${untaught === 1 ? 'One phrase is' : `${untaught} phrases are`} taught on no day.`,
    empty.length > 0 &&
      `Nothing new on ${daysText(empty)}: the course has twelve days, and these can revise what came before.`,
  ]
    .filter(Boolean)
    .join(' ');
}
