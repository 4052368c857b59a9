import './videos.css';
import { useState } from 'react';
import type { OutputOf } from '#api/contract.ts';
import type { StepType } from '#content/course/course.ts';
import { youtubeIds } from '#rules/player/medium-source.ts';
import { pasteVideos } from '#rules/studio/paste-videos.ts';
import { clockText } from '#rules/studio/step-problems.ts';
import { useStudio, useStudioWrite } from '#web/queries/studio.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { lookUpVideos, type Trial } from '../lessons/look-up-videos.ts';
import { TimeField } from '../lessons/time-field.tsx';
import { Loaded } from '../loaded.tsx';
import { PageHead } from '../page-head.tsx';
import { SaveBar } from '../save-bar.tsx';
import { useDraft } from '../use-draft.ts';

type Step = OutputOf<'readStudioVideos'>['steps'][number];

const kinds: Readonly<Record<StepType, string>> = {
  learn: 'Lesson part',
  practice: 'Practice',
  zombie_check: 'Zombie Check',
  rehearse: 'Rehearsal',
};

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
  const save = useStudioWrite('saveStudioVideos');
  const draft = useDraft('videos', read.steps, read.version);
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState<Readonly<Record<string, Trial>>>({});
  const steps = draft.value;
  const change = (id: string, changes: Partial<Step>) =>
    draft.edit(steps.map((step) => (step.id === id ? { ...step, ...changes } : step)));
  const stored = new Map(read.steps.map((step) => [step.id, JSON.stringify(step)]));
  const changed = steps.filter((step) => stored.get(step.id) !== JSON.stringify(step));
  const ids = [...new Set(steps.flatMap(({ youtube_id }) => youtubeIds(youtube_id)))];

  return (
    <section className="card" aria-label="Videos of all steps">
      <div className="cluster">
        <Button
          look="bone"
          disabled={ids.length === 0}
          onClick={() => void lookUpVideos(ids, (id, trial) => setSeen((all) => ({ ...all, [id]: trial })))}
        >
          Look them up at YouTube
        </Button>
        <span className="quiet">Asks YouTube from this browser for pictures and lengths.</span>
      </div>
      <ol className="studio-video-rows" key={draft.revision}>
        {steps.map((step, index) => (
          <li key={step.id} className="studio-video-row">
            <p className="studio-video-name">
              <strong>
                Day {step.order_num}, {kinds[step.step_type]}
              </strong>{' '}
              {steps[index - 1]?.lesson_id !== step.lesson_id && step.title}
            </p>
            <Field
              label={`Video of step ${index + 1}`}
              value={step.youtube_id ?? ''}
              placeholder={step.media_file ?? 'the dancer'}
              onChange={(typed) => change(step.id, { youtube_id: typed.target.value || null })}
              onPaste={(paste) => {
                paste.preventDefault();
                const text = paste.clipboardData.getData('text').slice(0, 200_000);
                const pasted = pasteVideos(steps, step.id, text);
                setUnknown(pasted.unknown);
                draft.edit(pasted.rows);
              }}
            />
            <TimeField
              label="Start"
              value={step.start_time}
              onChange={(seconds) => change(step.id, { start_time: seconds ?? 0 })}
            />
            <TimeField
              label="End"
              optional
              placeholder="end of the video"
              value={step.end_time === 0 ? null : step.end_time}
              onChange={(seconds) => change(step.id, { end_time: seconds ?? 0 })}
            />
            <Found ids={youtubeIds(step.youtube_id)} seen={seen} />
          </li>
        ))}
      </ol>
      {unknown.length > 0 && (
        <p role="alert" className="field-error">
          These lines hold no video, or there is no step left for them: {unknown.slice(0, 5).join(', ')}
          {unknown.length > 5 && ` and ${unknown.length - 5} more`}
        </p>
      )}
      <SaveBar
        draft={draft}
        saving={save.isPending}
        problem={save.error?.message}
        label={changed.length === 0 ? 'Save' : `Save ${changed.length} steps`}
        onSave={() =>
          save.mutate(
            {
              body: {
                videos: changed.map(({ id, youtube_id, start_time, end_time }) => ({
                  id,
                  youtube_id,
                  start_time,
                  end_time,
                })),
                version: draft.version,
              },
            },
            { onSuccess: draft.drop },
          )
        }
      />
    </section>
  );
}

/** What the browser found out about a row's videos, after a press. */
function Found({ ids, seen }: { ids: readonly string[]; seen: Readonly<Record<string, Trial>> }) {
  return ids.map((id) => {
    const trial = seen[id];
    if (trial === undefined) return null;
    return (
      <p key={id} className="studio-video-found" role="status">
        <img src={`https://i.ytimg.com/vi/${id}/default.jpg`} alt="" width={120} height={90} />
        {id}:{' '}
        {trial.state === 'trying'
          ? 'asking…'
          : trial.state === 'fails'
            ? '✗ does not play here'
            : clockText(trial.seconds)}
      </p>
    );
  });
}
