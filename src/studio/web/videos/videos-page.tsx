import './videos.css';
import { useEffect, useRef, useState } from 'react';
import { mediaOf } from '#course/rules/lesson-dance.ts';
import { type Merge, mergeRows } from '#platform/web/forms/merge.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { Choices } from '#platform/web/ui/field.tsx';
import { SureDialog } from '#platform/web/ui/sure-dialog.tsx';
import { youtubeIds } from '#player/rules/medium-source.ts';
import { dayRows, isByDay, spareParts, withDayRows } from '#studio/rules/day-videos.ts';
import type { LetGo } from '#studio/rules/let-go.ts';
import { otherPhrasesText } from '#studio/rules/other-phrases.ts';
import { outsideText } from '#studio/rules/outside.ts';
import { editsOf, pasteVideos, withEdits, withFilm } from '#studio/rules/paste-videos.ts';
import { dayName, stepName } from '#studio/rules/step-name.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { lossText } from '../built-in/let-go-fields.tsx';
import { type Trials, useTrials } from '../lessons/use-trials.ts';
import { Loaded } from '../loaded.tsx';
import { PageHead } from '../page-head.tsx';
import { SaveBar } from '../save-bar.tsx';
import { useStudio } from '../studio.ts';
import { IdleFilms } from '../uploads/idle-films.tsx';
import { addFilms, noteTaken, useFilmUploads } from '../uploads/upload-list.ts';
import { UploadPanel } from '../uploads/upload-panel.tsx';
import { useServerFilms } from '../uploads/use-server-films.ts';
import { useDraft } from '../use-draft.ts';
import { useSave } from '../use-save.ts';
import { useBuiltInQuestion } from './use-built-in-question.tsx';
import { VideoRow, type VideoStep } from './video-row.tsx';

/** The page with a table of all steps and their videos. One paste can fill in the addresses of a whole course. */
export function VideosPage() {
  const query = useStudio('readStudioVideos');
  // A chosen film is compared with the films on the server, so the page waits for their names.
  const media = useStudio('listStudioMedia');
  return (
    <>
      <PageHead title="Videos">
        Paste a column of YouTube addresses, or of names of films, into a row: it fills this row and those
        below. Several addresses in one row are tried in their order, and the film after them. Film files that
        you drop on a row are uploaded for it and for those below.
      </PageHead>
      <Loaded query={query}>{(read) => <Loaded query={media}>{() => <Videos read={read} />}</Loaded>}</Loaded>
    </>
  );
}

function Videos({ read }: { read: OutputOf<'readStudioVideos'> }) {
  const draft = useDraft('videos', read.steps, read.version, mergeVideos);
  const save = useSave('saveStudioVideos', draft);
  const [byDay, setByDay] = useState(() => isByDay(read.steps));
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const [people, setPeople] = useState(0);
  const { trials, lookUp } = useTrials();
  const all = withEdits(read.steps, draft.value);
  const steps = byDay ? dayRows(all) : all;
  const edit = (rows: readonly VideoStep[]) => draft.edit(byDay ? withDayRows(all, rows) : [...rows]);
  const change = (id: string, changes: Partial<VideoStep>) =>
    edit(steps.map((step) => (step.id === id ? { ...step, ...changes } : step)));
  const changed = editsOf(read.steps, all);
  const { data: dance } = useStudio('readStudioDance');
  const films = useServerFilms();
  const names = films.files.map(({ name }) => name);
  useArrivedFilms((arrived) =>
    edit(steps.map((step) => withFilm(step, arrived.get(step.id) ?? step.media_file))),
  );
  const ids = [...new Set(steps.flatMap(({ youtube_id }) => youtubeIds(youtube_id)))];
  // The question about built-in parts is only about the lessons that the save changes.
  const lessons = new Set(changed.map(({ lesson_id }) => lesson_id));
  const spare = spareParts(all.filter(({ lesson_id }) => lessons.has(lesson_id)));
  const question = useBuiltInQuestion({ stored: read.steps, steps: all, byDay, spare });

  async function send(confirmed: boolean) {
    if (changed.length === 0) return draft.discard();
    const built_in = question.answer();
    if (built_in === null) return;
    const videos = changed.map(({ id, youtube_id, media_file, start_time, end_time }) => ({
      id,
      youtube_id,
      media_file,
      start_time,
      end_time,
    }));
    const answer = await save.send({ videos, confirmed, ...withChoice(built_in) });
    if (!answer) return;
    setPeople(answer.done ? 0 : answer.people);
    if (answer.done) question.saved(answer);
  }

  return (
    <>
      <UploadPanel films={films} />
      <Card aria-label="Videos of all steps">
        <Choices
          legend="You have"
          name="videos-by"
          chosen={byDay ? 'day' : 'step'}
          choices={[
            { value: 'step', label: 'a video for each step' },
            { value: 'day', label: 'one video a day', text: 'part, practice list and Zombie Check show it' },
          ]}
          onChoose={(value) => setByDay(value === 'day')}
        />
        <div className="cluster">
          <Button look="bone" disabled={ids.length === 0} onClick={() => void lookUp(ids)}>
            Look them up at YouTube
          </Button>
          <span className="quiet">Asks YouTube from this browser for pictures and lengths.</span>
        </div>
        <ol className="stack snug" key={`${draft.revision} ${byDay}`}>
          {steps.map((step) => (
            <VideoRow
              key={step.id}
              step={step}
              name={byDay ? dayName(step.order_num) : nameOf(steps, step)}
              remarks={[
                outsideOf(step, { steps: all, items: read.items, trials }),
                dance ? otherPhrasesText(dance, step.order_num, mediaOf(step)[0]) : null,
              ].filter((sentence) => sentence !== null)}
              trials={trials}
              films={names}
              onChange={(changes) => change(step.id, changes)}
              onColumn={(text) => {
                const pasted = pasteVideos(steps, step.id, text, new Set(names));
                setUnknown(pasted.unknown);
                edit(pasted.rows);
              }}
              onFiles={(files) => void addFilms(files, films, stepsFrom(steps, step.id))}
            />
          ))}
        </ol>
        {unknown.length > 0 && <ErrorNote>{unknownText(unknown)}</ErrorNote>}
        {byDay && spare > 0 && <p>{spareText(spare)}</p>}
        <div className="stack snug">{question.view}</div>
        <SaveBar
          draft={draft}
          save={save}
          problem={question.problem}
          label={
            changed.length === 0
              ? 'Save'
              : `Save ${changed.length} ${changed.length === 1 ? 'step' : 'steps'}`
          }
          onSave={() => void send(false)}
        />
        <SureDialog
          open={people > 0}
          title="Let it go"
          words={lossText(people)}
          no="Keep it"
          call={{ isPending: save.isPending, error: save.error }}
          busyLabel="Saving…"
          onClose={() => setPeople(0)}
          onYes={() => void send(true)}
        />
      </Card>
      <IdleFilms files={films.files} used={usedFilms(read.steps, all)} />
    </>
  );
}

const mergeRowsOfSteps = mergeRows<VideoStep>(({ title }) => `“${title}”`);

/**
 * Merges drafts of the table. Other operators may have added or removed steps since `base`, and a draft that the
 * previous release kept has only the changed rows.
 */
const mergeVideos: Merge<VideoStep[]> = (mine, base, theirs) => {
  const before = withEdits(theirs, base ?? []);
  return mergeRowsOfSteps(withEdits(before, mine), base && before, theirs);
};

const withChoice = (built_in: LetGo | undefined) => (built_in ? { built_in } : {});

function nameOf(steps: readonly VideoStep[], step: VideoStep): string {
  const own = steps.filter(({ lesson_id }) => lesson_id === step.lesson_id);
  return stepName(step.order_num, own, step);
}

function unknownText(unknown: readonly string[]): string {
  const more = unknown.length > 5 ? ` and ${unknown.length - 5} more` : '';
  return `These lines hold no video, or there is no step left for them: ${unknown.slice(0, 5).join(', ')}${more}`;
}

function spareText(parts: number): string {
  return parts === 1
    ? 'One lesson part without a video goes with the next save: its day has one part then.'
    : `${parts} lesson parts without a video go with the next save: their days have one part each then.`;
}

/** Returns the names of the films that a step in any of the tables shows. */
const usedFilms = (...tables: (readonly VideoStep[])[]) =>
  new Set(tables.flat().flatMap(({ media_file }) => media_file ?? []));

/** Returns the ids of a step and of the steps below it, which several dropped films fill in order. */
const stepsFrom = (steps: readonly VideoStep[], from: string) =>
  steps.slice(steps.findIndex(({ id }) => id === from)).map(({ id }) => id);

/**
 * Puts films that were dropped on rows into the table once they are on the server; `put` gets the names of the films by
 * the ids of the steps.
 */
function useArrivedFilms(put: (arrived: ReadonlyMap<string, string>) => void): void {
  const arrived = useFilmUploads().filter(({ state, step }) => state === 'done' && step !== null);
  const latest = useRef({ put, arrived });
  latest.current = { put, arrived };
  useEffect(() => {
    if (arrived.length === 0) return;
    const now = latest.current;
    now.put(new Map(now.arrived.map(({ step, name }) => [step ?? '', name])));
    noteTaken(now.arrived.map(({ key }) => key));
  }, [arrived.length]);
}

type Known = {
  steps: readonly VideoStep[];
  items: OutputOf<'readStudioVideos'>['items'];
  trials: Trials;
};

/**
 * Returns a sentence about practice segments that are outside of a row's range or video, or null. The segments are
 * those of all steps of the row's lesson that show the same video.
 */
function outsideOf(row: VideoStep, { steps, items, trials }: Known): string | null {
  const [first] = youtubeIds(row.youtube_id);
  if (first === undefined) return null;
  const trial = trials[first];
  const shown = steps.filter(
    ({ id, lesson_id, youtube_id }) =>
      id === row.id || (lesson_id === row.lesson_id && youtube_id === row.youtube_id),
  );
  const own = items.filter(({ step_id }) => shown.some(({ id }) => id === step_id));
  const text = outsideText(row, own, trial?.state === 'plays' && trial.seconds > 0 ? trial.seconds : null);
  return text && `Practice segments ${text}`;
}
