import './videos.css';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { youtubeIds } from '#player/rules/medium-source.ts';
import { editsOf, pasteVideos, withEdits } from '#studio/rules/paste-videos.ts';
import { stepName } from '#studio/rules/step-name.ts';
import { useStudio } from '#studio/web/studio.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { useTrials } from '../lessons/use-trials.ts';
import { Loaded } from '../loaded.tsx';
import { PageHead } from '../page-head.tsx';
import { SaveBar } from '../save-bar.tsx';
import { useDraft } from '../use-draft.ts';
import { useSave } from '../use-save.ts';
import { VideoRow, type VideoStep } from './video-row.tsx';

/** Every step of the course with its video: a whole course of addresses goes in with one paste. */
export function VideosPage() {
  const query = useStudio('readStudioVideos');
  return (
    <>
      <PageHead title="Videos">
        Paste a column of YouTube addresses into a row: it fills this row and those below. Several addresses
        in one row are tried in their order.
      </PageHead>
      <Loaded query={query}>{(read) => <Videos read={read} />}</Loaded>
    </>
  );
}

function Videos({ read }: { read: OutputOf<'readStudioVideos'> }) {
  const draft = useDraft('videos', read.steps, read.version);
  const save = useSave('saveStudioVideos', draft);
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const { trials, lookUp } = useTrials();
  const steps = withEdits(read.steps, draft.value);
  const edit = (rows: readonly VideoStep[]) => draft.edit(editsOf(read.steps, rows));
  const change = (id: string, changes: Partial<VideoStep>) =>
    edit(steps.map((step) => (step.id === id ? { ...step, ...changes } : step)));
  const changed = editsOf(read.steps, steps);
  const ids = [...new Set(steps.flatMap(({ youtube_id }) => youtubeIds(youtube_id)))];

  return (
    <section className="card" aria-label="Videos of all steps">
      <div className="cluster">
        <Button look="bone" disabled={ids.length === 0} onClick={() => void lookUp(ids)}>
          Look them up at YouTube
        </Button>
        <span className="quiet">Asks YouTube from this browser for pictures and lengths.</span>
      </div>
      <ol className="stack snug" key={draft.revision}>
        {steps.map((step) => (
          <VideoRow
            key={step.id}
            step={step}
            name={stepName(
              step.order_num,
              steps.filter(({ lesson_id }) => lesson_id === step.lesson_id),
              step,
            )}
            trials={trials}
            onChange={(changes) => change(step.id, changes)}
            onColumn={(text) => {
              const pasted = pasteVideos(steps, step.id, text);
              setUnknown(pasted.unknown);
              edit(pasted.rows);
            }}
          />
        ))}
      </ol>
      {unknown.length > 0 && (
        <ErrorNote>
          {`These lines hold no video, or there is no step left for them: ${unknown.slice(0, 5).join(', ')}${unknown.length > 5 ? ` and ${unknown.length - 5} more` : ''}`}
        </ErrorNote>
      )}
      <SaveBar
        draft={draft}
        save={save}
        label={
          changed.length === 0 ? 'Save' : `Save ${changed.length} ${changed.length === 1 ? 'step' : 'steps'}`
        }
        onSave={() => {
          if (changed.length === 0) return draft.discard();
          const videos = changed.map(({ id, youtube_id, start_time, end_time }) => ({
            id,
            youtube_id,
            start_time,
            end_time,
          }));
          void save.send({ videos });
        }}
      />
    </section>
  );
}
