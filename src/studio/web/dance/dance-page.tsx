import { Card } from '#platform/web/ui/card.tsx';
import './dance.css';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { proposedDays } from '#dance/rules/score/propose.ts';
import { readSheet } from '#dance/rules/score/read-sheet.ts';
import { lengthOf, type Score } from '#dance/rules/score/score.ts';
import { scoreLimits, scoreProblem } from '#dance/rules/score/score-problem.ts';
import { writeSheet } from '#dance/rules/score/write-sheet.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { downloadName } from '#studio/rules/download-name.ts';
import { useStudio } from '#studio/web/studio.ts';
import { limits } from '#subjects/rules/limits.ts';
import { studioSheetPath } from '#subjects/rules/paths.ts';
import { Loaded } from '../loaded.tsx';
import { PageHead } from '../page-head.tsx';
import { SaveBar } from '../save-bar.tsx';
import { useDraft } from '../use-draft.ts';
import { useSave } from '../use-save.ts';
import { DownloadLink } from './download-link.tsx';
import { lengthText } from './length-text.ts';
import { MediaList } from './media-list.tsx';
import { DancerMoves } from './moves/dancer-moves.tsx';
import { NextStep, NextSteps } from './next-steps.tsx';
import { PhraseDays } from './phrase-days.tsx';
import { PracticeLists } from './practice-lists.tsx';
import { RevisionDays } from './revision-days.tsx';
import { SheetProblems } from './sheet-problems.tsx';
import type { StoredDance } from './stored-dance.ts';

/** `days` is null while nobody has chosen days: the page then proposes days. */
type DanceDraft = { text: string; days: (readonly string[])[] | null };

const example = `118 bpm, intro 20 s
# Zombie March
8 march forward
8 march back
# Booty bounce
2x8 bounce: bounce 1 bounce 3 bounce 5 bounce 7
repeat Zombie March`;

/** The page about the dance that the course teaches: the house routine, or the operator's own dance. */
export function DancePage() {
  const query = useStudio('readStudioDance');
  return (
    <>
      <PageHead title="Dance">
        The course teaches the house routine, or a dance of your own. Paste its script here, say which day
        teaches what, and tap where its counts lie in your videos and music: counts, cues, practice loops and
        records then follow your dance.
      </PageHead>
      <Loaded query={query}>
        {(stored) => (
          <>
            {stored.dance && <NextSteps stored={stored} dance={stored.dance} />}
            <DanceForm stored={stored} />
            {(stored.dance || stored.media.length > 0) && <MediaList stored={stored} />}
            {stored.dance && <RevisionDays />}
            {stored.dance && <PracticeLists stored={stored} dance={stored.dance} />}
          </>
        )}
      </Loaded>
    </>
  );
}

function DanceForm({ stored }: { stored: StoredDance }) {
  const { dance, version } = stored;
  const first = useMemo(
    (): DanceDraft => ({
      text: dance ? writeSheet(dance.score, dance.intro) : '',
      days: dance ? [...dance.days] : null,
    }),
    [dance],
  );
  const draft = useDraft<DanceDraft>('dance', first, version);
  const save = useSave('saveStudioDance', draft);
  const [lost, setLost] = useState<readonly string[]>([]);
  const sheet = useRef<HTMLDivElement>(null);
  const { text, days } = draft.value;
  const isHouse = text.trim() === '';
  const { score, intro, problems, lines } = useSheet(text, dance?.score ?? null);
  const isTooLong = score.phrases.length > scoreLimits.phrases || lengthOf(score) > scoreLimits.counts;
  const chosen = useMemo(
    () => days ?? (isTooLong ? [] : proposedDays(score, limits.lessons)),
    [days, score, isTooLong],
  );
  const ids = new Set(score.phrases.map(({ id }) => id));
  const kept = chosen.map((day) => day.filter((id) => ids.has(id)));
  const firstError = problems.find(({ level }) => level === 'error');
  const problem = isHouse
    ? null
    : firstError
      ? `Line ${firstError.line}: ${firstError.text}`
      : scoreProblem({ score, days: kept });

  async function send() {
    if (problem !== null) return;
    const own = { score, days: kept, ...(intro === null ? {} : { intro }) };
    const answer = await save.send({ dance: isHouse ? null : own });
    if (answer) setLost(answer.lost);
  }

  return (
    <Card as={Form}>
      <p>{dance ? `The course teaches “${dance.score.title}”.` : 'The course teaches the house routine.'}</p>
      <div ref={sheet} className="stack studio-sheet">
        <TextField
          label="The script of your dance"
          hint="A line for each move, its counts first. A line with # in front begins a phrase. Cells copied from a spreadsheet work too: counts, move, cue, hint."
          rows={14}
          placeholder={example}
          spellCheck={false}
          value={text}
          onChange={({ target }) => draft.edit({ ...draft.value, text: target.value })}
        />
      </div>
      {!isHouse && (
        <>
          <p role="status">
            <strong>{`“${score.title}”: ${lengthText(score, intro)}`}</strong>
          </p>
          <SheetProblems problems={problems} lines={lines} sheet={sheet} />
          {!isTooLong && (
            <PhraseDays
              score={score}
              days={kept}
              proposed={days === null}
              onDays={(next) => draft.edit({ ...draft.value, days: next })}
            />
          )}
          {!firstError && !isTooLong && score.phrases.length > 0 && (
            <DancerMoves
              score={score}
              onScore={(next) => draft.edit({ ...draft.value, text: writeSheet(next, intro) })}
            />
          )}
        </>
      )}
      {dance && (
        <div className="cluster">
          <DownloadLink
            name={downloadName(dance.score.title, 'txt')}
            text={writeSheet(dance.score, dance.intro)}
            label="Download the script"
          />
          <Link to={studioSheetPath}>Print the script sheet</Link>
          {!isHouse && (
            <Button look="quiet" onClick={() => draft.edit({ text: '', days: null })}>
              Go back to the house routine
            </Button>
          )}
        </div>
      )}
      {dance && isHouse && (
        <p>{`Once this is saved, the course teaches the house routine again. ${mediaText(stored)}`}</p>
      )}
      {lost.length > 0 && (
        <ul role="status" className="studio-problems">
          {lost.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <SaveBar
        draft={draft}
        save={save}
        problem={draft.dirty ? problem : null}
        label={isHouse && dance ? 'Teach the house routine' : 'Save the dance'}
        onSave={() => void send()}
        next={<NextStep stored={stored} />}
      />
    </Card>
  );
}

/**
 * Reads the typed script, a moment after each change of its text. Phrases keep the ids that they have in `stored` or,
 * before a dance is stored, the ids that an earlier reading gave them.
 */
function useSheet(text: string, stored: Score | null) {
  const typed = useDeferredValue(text);
  const last = useRef<Score | null>(null);
  return useMemo(() => {
    const reading = readSheet(typed, stored ?? last.current);
    if (reading.score.phrases.length > 0) last.current = reading.score;
    return reading;
  }, [typed, stored]);
}

function mediaText({ media }: StoredDance): string {
  const mapped = media.filter(({ mapping }) => mapping !== null).length;
  if (mapped === 0) return 'The History brings your dance back.';
  const where = mapped === 1 ? 'one medium' : `${mapped} media`;
  return `The places of your counts in ${where} go along with your dance; the History brings both back.`;
}
