import { useEffect, useState } from 'react';
import { sourcesOf } from '#course/rules/step-scene.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { SelectField } from '#platform/web/ui/field.tsx';
import { dancerSource } from '#player/rules/medium-source.ts';
import { clockText } from '#studio/rules/step-problems.ts';
import type { ItemDraft, StepDraft } from './step-draft.ts';
import { RangeFields, TimeField } from './time-field.tsx';
import { useMedium } from './use-medium.ts';

type WatchProps = {
  draft: StepDraft;
  edit: (changes: Partial<StepDraft>) => void;
  /** Called with the length of the video in seconds once it is known, and with null while it is not. */
  onDuration: (seconds: number | null) => void;
};

/** With a new `revision`, words typed in the fields are dropped. */
type RangeEditorProps = WatchProps & { revision: number };

type End = 'start' | 'end';

/** The fields for the start and end of a step, which are typed, or set by watching and pressing S and E. */
export function RangeEditor({ draft, edit, onDuration, revision }: RangeEditorProps) {
  const [watching, setWatching] = useState(false);
  return (
    <fieldset className="stack apart studio-part">
      <legend>Start and end</legend>
      <div className="columns studio-times" key={revision}>
        <RangeFields times={draft} end="end of the video" onChange={edit} />
        <TimeField
          label="House routine from"
          optional
          value={draft.dance_start}
          onChange={(dance_start) => edit({ dance_start })}
        />
        <TimeField
          label="House routine to"
          optional
          value={draft.dance_end}
          onChange={(dance_end) => edit({ dance_end })}
        />
      </div>
      <p className="quiet">
        Start and end are times of the video; without an end it plays to its own. The built-in dancer, who
        dances a step that has neither video nor file, has the times of the house routine (6:00).
      </p>
      <Button look="bone" size="small" aria-expanded={watching} onClick={() => setWatching(!watching)}>
        {watching ? 'Close the player' : 'Set times by watching'}
      </Button>
      {watching && <Watch draft={draft} edit={edit} onDuration={onDuration} />}
    </fieldset>
  );
}

function Watch({ draft, edit, onDuration }: WatchProps) {
  const [source = dancerSource()] = sourcesOf(draft, { lesson: { order_num: 1 } });
  const dancing = source.kind === 'dancer';
  const { host, medium, failed } = useMedium(source, dancing ? (draft.dance_start ?? 0) : draft.start_time);
  const [target, setTarget] = useState('step');
  const [position, setPosition] = useState(0);

  useEffect(() => {
    if (medium === null) return;
    const look = () => {
      setPosition(Math.round(medium.position() * 100) / 100);
      onDuration(!dancing && medium.duration() > 0 ? medium.duration() : null);
    };
    look();
    const timer = setInterval(look, 100);
    return () => clearInterval(timer);
  }, [medium, dancing, onDuration]);

  function set(end: End) {
    const at = Math.round((medium?.position() ?? 0) * 100) / 100;
    const times = timesAt(end, at, dancing);
    if (target === 'step') edit(times);
    else
      edit({
        checklists: draft.checklists.map(
          (item): ItemDraft => (item.key === target ? { ...item, ...times } : item),
        ),
      });
  }

  const jump = (seconds: number) => medium?.seek(Math.max(0, medium.position() + seconds));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are short cuts for the buttons inside
    <div
      className="stack"
      onKeyDown={(press) => {
        if (press.target instanceof HTMLSelectElement || press.ctrlKey || press.metaKey || press.altKey)
          return;
        if (press.key === 's' || press.key === 'e') set(press.key === 's' ? 'start' : 'end');
      }}
    >
      <div ref={host} className="screen" />
      <ErrorNote>{failed && 'This video does not play here.'}</ErrorNote>
      <SelectField
        label="Set the times of"
        value={target}
        onChange={(change) => setTarget(change.target.value)}
        options={[
          ['step', 'the whole step'],
          ...draft.checklists.map(
            ({ key, item_text }, at) => [key, `practice segment ${at + 1}: ${item_text}`] as const,
          ),
        ]}
      />
      <div className="cluster">
        <Button
          look="bone"
          size="small"
          onClick={() => (medium?.state() === 'playing' ? medium.pause() : medium?.play())}
        >
          Play / pause
        </Button>
        {[-5, -0.1, 0.1, 5].map((seconds) => (
          <Button key={seconds} look="bone" size="small" onClick={() => jump(seconds)}>
            {`${seconds > 0 ? '+' : '−'}${Math.abs(seconds)} s`}
          </Button>
        ))}
        <output className="studio-position">{clockText(position)}</output>
      </div>
      <div className="cluster">
        <Button size="small" aria-keyshortcuts="S" onClick={() => set('start')}>
          Starts here (S)
        </Button>
        <Button size="small" aria-keyshortcuts="E" onClick={() => set('end')}>
          Ends here (E)
        </Button>
      </div>
    </div>
  );
}

/**
 * Returns the changed times. For a step that the dancer dances (`dancing`), the times of the step and of the dance
 * change together, as in the built-in course.
 */
function timesAt(end: End, at: number, dancing: boolean) {
  if (end === 'start') return dancing ? { start_time: at, dance_start: at } : { start_time: at };
  return dancing ? { end_time: at, dance_end: at } : { end_time: at };
}
