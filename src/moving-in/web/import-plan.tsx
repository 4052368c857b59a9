import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { handFocusOn } from '#platform/web/ui/arrive-at.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { CheckField } from '#platform/web/ui/field.tsx';
import { Loaded } from '#studio/web/loaded.tsx';
import { callStudio, studioQuery, useStudioWrite } from '#studio/web/studio.ts';
import type { InputOf, OutputOf } from '#subjects/api/contract.ts';
import { type ImportAnswers, ImportQuestions, isAnswered } from './import-questions.tsx';
import { PlanCounts, type PlanRowsOf } from './plan-counts.tsx';
import { PlanRows } from './plan-rows.tsx';

/** Milliseconds between two requests for the state of the work. */
const lookEvery = 700;

type ImportState = OutputOf<'readStudioImport'>;
type PlanProps = { importId: string; onDrop: () => void; onDone: () => void };

/** Moves the focus to the heading when a pressed button disappears. */
export const toHeading = handFocusOn(() => document.querySelector('[aria-label="Import"] h2'));

/** The dry run: what would happen, table by table and row by row, and the button that starts the import. */
export function ImportPlan({ importId, onDrop, onDone }: PlanProps) {
  const query = useQuery({
    ...studioQuery('readStudioImport', { params: { import_id: importId } }),
    // The page asks again even after a failed request: a network fault does not end the work.
    refetchInterval: ({ state }) => isWorking(state.data) && lookEvery,
    refetchIntervalInBackground: true,
  });
  const { data, refetch } = query;
  const applied = data?.state === 'applied';
  useEffect(() => {
    if (applied) onDone();
  }, [applied, onDone]);

  if (data === undefined) return <Loaded query={query}>{() => null}</Loaded>;
  if (isWorking(data) || applied)
    return (
      <div role="status" className="stack">
        <progress aria-label={data.state === 'planning' ? 'Dry run' : 'Import'} />
        <p>
          {data.step || (data.state === 'planning' ? 'Working out what would change…' : 'Writing a backup…')}
        </p>
        <p className="quiet">You can stay here; the work goes on even if the network fails.</p>
      </div>
    );
  return <Plan importId={importId} state={data} onDrop={onDrop} onStarted={() => void refetch()} />;
}

function isWorking(data: ImportState | undefined): boolean {
  return data?.state === 'planning' || data?.state === 'applying';
}

type AskedProps = { importId: string; state: ImportState; onDrop: () => void; onStarted: () => void };

function Plan({ importId, state, onDrop, onStarted }: AskedProps) {
  const { tables, problem: ended } = state;
  const apply = useStudioWrite('applyStudioImport');
  const plan = useStudioWrite('planStudioImport');
  const [leaveOut, setLeaveOut] = useState(false);
  const [answers, setAnswers] = useState<ImportAnswers>({ assumed_age: '13-17' });
  const [shown, setShown] = useState<PlanRowsOf | null>(null);
  const params = { import_id: importId };
  const problems = tables.reduce((sum, { counts }) => sum + counts.problem, 0);
  const missing = !isAnswered(state, answers)
    ? 'First choose Replace or Merge above.'
    : problems > 0 && !leaveOut
      ? 'First say what becomes of the rows with problems.'
      : null;
  const body: InputOf<'applyStudioImport'>['body'] = { leave_out_problems: leaveOut, ...answers };

  return (
    <>
      <PlanCounts tables={tables} onShow={setShown} />
      {shown && <PlanRows key={shown.table + shown.action} importId={importId} {...shown} />}
      <FilesMissing files={state.files_missing} />
      <ImportQuestions state={state} answers={answers} onChange={setAnswers} />
      {problems > 0 && (
        <CheckField
          label={`Leave the ${problems.toLocaleString('en-US')} ${problems === 1 ? 'row' : 'rows'} with problems out`}
          hint="All others come in. Press a number under Problems to see which rows these are, and why."
          checked={leaveOut}
          onChange={(change) => setLeaveOut(change.target.checked)}
        />
      )}
      <ErrorNote>{(apply.error ?? plan.error)?.message ?? ended}</ErrorNote>
      <div ref={toHeading} className="cluster">
        {state.state === 'open' ? (
          <Button busy={plan.isPending} onClick={() => plan.mutate({ params }, { onSuccess: onStarted })}>
            Work it out again
          </Button>
        ) : (
          <Button
            disabled={tables.length === 0 || missing !== null}
            busy={apply.isPending}
            busyLabel="Importing…"
            onClick={() => apply.mutate({ params, body }, { onSuccess: onStarted })}
          >
            Import now
          </Button>
        )}
        <Button
          look="quiet"
          onClick={() => {
            void callStudio('dropStudioImport', { params }).catch(() => undefined);
            onDrop();
          }}
        >
          Throw the files away
        </Button>
      </div>
      {missing && <p className="quiet">{missing}</p>}
      <p className="quiet">A backup is written first. All of it can be undone for a week, in the history.</p>
    </>
  );
}

/** The names of icons that the studio has drawn. */
const drawnIcon = /^icon-[\da-f]{24}\.png$/;

/** The most missing files that are listed; a whole course has many files. */
const listed = 12;

/** The films, recording and icons that the imported course names and that are not in the media folder here. */
function FilesMissing({ files }: { files: readonly string[] }) {
  if (files.length === 0) return null;
  const names = files.filter((file) => !drawnIcon.test(file));
  const more = names.length - listed;
  const said = [
    ...names.slice(0, listed).map((name) => `“${name}”`),
    ...(more > 0 ? [`${more} more`] : []),
    ...(names.length < files.length ? ['the icon of the site'] : []),
  ];
  return (
    <Card look="line" size="small" className="tight" aria-label="Files that are missing">
      <p>
        <strong>Named in your files, and not in the media folder here:</strong>{' '}
        <span className="as-typed">{`${said.join(', ')}.`}</span>
      </p>
      <p>
        An import brings no films, music or pictures. Copy them from the media folder of the other server, or
        upload them again: films with the videos, the recording with the music, the icon with the brand. Until
        then the site does without them, and has the built-in icon.
      </p>
    </Card>
  );
}
