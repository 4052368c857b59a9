import { useState } from 'react';
import { mediaOf } from '#course/rules/lesson-dance.ts';
import { isDanceable } from '#dance/rules/compose/stretches.ts';
import { steadyMapping } from '#dance/rules/score/mapping.ts';
import type { OwnDance } from '#dance/rules/score/own-dance.ts';
import { lengthOf } from '#dance/rules/score/score.ts';
import { newKey } from '#platform/web/queries/new-key.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { SureDialog } from '#platform/web/ui/sure-dialog.tsx';
import { otherPhrasesText } from '#studio/rules/other-phrases.ts';
import { proposedList, revisedNumbers, taughtOn } from '#studio/rules/proposed-list.ts';
import { useLetGo } from '#studio/web/built-in/use-let-go.tsx';
import { callStudio, useStudio, useStudioWrite } from '#studio/web/studio.ts';
import type { InputOf, OutputOf } from '#subjects/api/contract.ts';
import { limits } from '#subjects/rules/limits.ts';
import { studioLessonPath, studioTapPath } from '#subjects/rules/paths.ts';
import { draftOf, savedOf } from '../lessons/step-draft.ts';
import { Loaded } from '../loaded.tsx';
import type { StoredDance } from './stored-dance.ts';

type Lesson = OutputOf<'readStudioCourse'>['lessons'][number];
type DanceProps = { stored: StoredDance; dance: OwnDance };

/** Lists the days with their phrases, each with a button that makes the day's practice list from these phrases. */
export function PracticeLists(props: DanceProps) {
  const query = useStudio('readStudioCourse');
  return (
    <Card aria-label="Practice lists">
      <h2 className="studio-name">Practice lists from your dance</h2>
      <p>
        Where the counts of a day’s video are known, or the house dancer dances your dance, its practice list
        can be made of it: eights, phrases and the joins between them, each with its place.
      </p>
      <AllLists />
      <Loaded query={query}>
        {({ lessons }) => (
          <ul className="stack tight">
            {lessons
              .filter(
                ({ order_num }) =>
                  order_num <= limits.lessons && phrasesOf(props.dance, order_num).length > 0,
              )
              .map((lesson) => (
                <PracticeList key={lesson.id} lesson={lesson} {...props} />
              ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

type Save = Pick<InputOf<'saveStudioStep'>, 'params' | 'body'>;

function PracticeList({ lesson, stored, dance }: DanceProps & { lesson: Lesson }) {
  const write = useStudioWrite('saveStudioStep');
  const [status, setStatus] = useState('');
  const [wrong, setWrong] = useState('');
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<{ save: Save; people: number } | null>(null);
  const phrases = phrasesOf(dance, lesson.order_num);
  const step = lesson.steps.find(({ step_type }) => step_type === 'practice');
  const shown = stored.media.filter(({ steps }) => steps.some(({ id }) => id === step?.id));
  const isUnfilmed = shown.length === 0;
  const [only, ...others] = shown;
  const other =
    others.length === 0 ? otherPhrasesText({ ...stored, dance }, lesson.order_num, only?.key) : null;
  const isKnown = isUnfilmed ? isDanceable(dance.score) : shown.some(({ mapping }) => mapping !== null);

  async function store(save: Save) {
    const { done, people } = await write.mutateAsync(save);
    setAsking(done ? null : { save: { ...save, body: { ...save.body, confirmed: true } }, people });
    if (done) setStatus(itemsText(save.body.checklists.length));
  }

  async function put() {
    setBusy(true);
    setStatus('');
    setWrong('');
    try {
      await store(await listOf({ lesson, stored, dance }));
    } catch (error) {
      setWrong((error as Error).message);
    }
    setBusy(false);
  }

  return (
    <li className="apart studio-medium">
      <div className="stack tight">
        <strong>{`Day ${lesson.order_num}`}</strong>
        <span className="quiet">
          {phrases.map((phrase) => dance.score.phrases[phrase - 1]?.title).join(', ')}
        </span>
      </div>
      <span role="status">{status}</span>
      {other && only && (
        <p>
          <span>{other}</span> <Link to={studioTapPath(only.key)}>Look at its counts</Link>
        </p>
      )}
      {isKnown && !other && (
        <Button look="bone" size="small" busy={busy} busyLabel="Saving…" onClick={() => void put()}>
          {`Make the list of day ${lesson.order_num}`}
        </Button>
      )}
      {!isKnown && shown[0] && <Link to={studioTapPath(shown[0].key)}>Tap the count of its video first</Link>}
      {!isKnown && isUnfilmed && (
        <Link to={studioLessonPath(lesson.id)}>Its practice list has no video yet</Link>
      )}
      <ErrorNote>{wrong}</ErrorNote>
      <SureDialog
        open={asking !== null}
        title={`Replace the practice list of day ${lesson.order_num}`}
        words={`The items that are there now go. ${peopleText(asking?.people ?? 0)}`}
        yes="Replace it"
        no="Keep it"
        call={write}
        busyLabel="Saving…"
        onClose={() => setAsking(null)}
        onYes={() => {
          if (asking) void store(asking.save).catch(() => {});
        }}
      />
    </li>
  );
}

/** Returns the numbers (from 1) of the phrases that a day teaches or revises. */
function phrasesOf(dance: OwnDance, day: number): number[] {
  const taught = taughtOn(dance, day);
  return taught.length > 0 ? taught : revisedNumbers(dance, day).parts;
}

type ListOf = DanceProps & { lesson: Lesson };

/**
 * Returns the input of the call that saves the stored practice step with items of the dance. Throws an Error whose
 * message the operator reads.
 */
async function listOf({ lesson: { id: lesson_id, order_num }, stored, dance }: ListOf): Promise<Save> {
  const { lesson, step_versions } = await callStudio('readStudioLesson', { params: { lesson_id } });
  const step = lesson.steps.find(({ step_type }) => step_type === 'practice');
  const [first] = step ? mediaOf(step) : [];
  // In a step without a medium the house dancer dances, at the dance's own tempo.
  const mapping =
    first === undefined
      ? steadyMapping(lengthOf(dance.score), dance.score.tempo)
      : stored.media.find(({ key }) => key === first)?.mapping;
  if (!step || !mapping) throw new Error('The counts of the video that is shown first are not known yet.');
  const { items } = proposedList(dance, order_num, mapping);
  if (items.length === 0) throw new Error('The video shows none of these phrases in one go.');
  const checklists = items.map((item) => ({ ...item, key: newKey(), dance_start: null, dance_end: null }));
  const version = step_versions[step.id] ?? '';
  return {
    params: { step_id: step.id },
    body: { ...savedOf({ ...draftOf(step), checklists }), confirmed: false, version },
  };
}

function itemsText(items: number): string {
  return `Saved: ${items} ${items === 1 ? 'item' : 'items'}`;
}

function peopleText(people: number): string {
  if (people === 0) return 'Nobody has ticked any of them.';
  return people === 1
    ? 'One person has ticked some of them; what they did is kept.'
    : `${people} people have ticked some of them; what they did is kept.`;
}

const lists = { items: 'propose', notes: 'keep', titles: 'keep', parts: 'keep' } as const;

/** A button that makes all practice lists that are empty or still built in, where the counts of the step are known. */
function AllLists() {
  const { error, refetch } = useStudio('readStudioBuiltIn');
  const { isPending, letGo, view } = useLetGo('saveStudioBuiltIn');
  return (
    <>
      <Button
        look="bone"
        className="own-width"
        busy={isPending}
        busyLabel="Saving…"
        onClick={() => {
          // The version is read again, because it includes mappings that were saved a moment ago.
          void refetch().then(({ data }) => data && letGo({ choice: lists, version: data.version }));
        }}
      >
        Make all lists that are empty or still built in
      </Button>
      <ErrorNote>{error?.message}</ErrorNote>
      <div>{view}</div>
    </>
  );
}
