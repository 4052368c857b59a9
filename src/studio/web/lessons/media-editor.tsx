import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cutText } from '#platform/rules/text-length.ts';
import { returnFocus } from '#platform/web/ui/arrive-at.ts';
import { Button, IconButton } from '#platform/web/ui/button.tsx';
import { Field, SelectField } from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { youtubeIds } from '#player/rules/medium-source.ts';
import { youtubeIdsOf, youtubeStartOf } from '#studio/rules/youtube-address.ts';
import { useStudio } from '#studio/web/studio.ts';
import { SortableList } from '../sortable-list.tsx';
import { FoundVideo, trialText } from './found-video.tsx';
import type { StepDraft } from './step-draft.ts';
import { useTrials } from './use-trials.ts';

type MediaEditorProps = {
  draft: Pick<StepDraft, 'youtube_id' | 'media_file'>;
  edit: (changes: Partial<StepDraft>) => void;
  /** Called with the length of the first medium in seconds, once a trial has shown that it plays. */
  onDuration: (seconds: number) => void;
};

/** The editor of a step's media: videos in the order in which they are tried, and a file that is tried after them. */
export function MediaEditor({ draft, edit, onDuration }: MediaEditorProps) {
  const ids = youtubeIds(draft.youtube_id);
  const { data } = useStudio('listStudioMedia');
  const files = new Set(data?.files.map(({ name }) => name));
  if (draft.media_file) files.add(draft.media_file);
  const [pasted, setPasted] = useState('');
  const [unknown, setUnknown] = useState<string>();
  const { trials, lookUp, lookAtFilm } = useTrials();
  const film = draft.media_file;
  const filmTrial = film === null ? undefined : trials[film];
  const first = trials[ids[0] ?? film ?? ''];
  const seconds = first?.state === 'plays' ? first.seconds : 0;
  useEffect(() => {
    if (seconds > 0) onDuration(seconds);
  }, [seconds, onDuration]);
  const setIds = (next: readonly string[]) => edit({ youtube_id: next.length === 0 ? null : next.join(' ') });

  function add(text: string) {
    const found = youtubeIdsOf(text);
    setUnknown(
      found.unknown[0] && `“${cutText(found.unknown[0], 80)}” is not the address or id of a YouTube video.`,
    );
    setPasted(found.unknown.join(' '));
    if (found.ids.length === 0) return;
    const youtube_id = [...new Set([...ids, ...found.ids])].join(' ');
    // The times of a step without a video are those of the dancer, so a step's first video gets new times: it is shown
    // whole, or from the start in its address.
    edit(ids.length > 0 ? { youtube_id } : { youtube_id, start_time: youtubeStartOf(text), end_time: 0 });
  }

  return (
    <fieldset className="stack apart studio-part">
      <legend>Video</legend>
      {ids.length > 0 && (
        <SortableList rows={ids} idOf={(id) => id} nameOf={(id) => `the video ${id}`} onOrder={setIds}>
          {(id, index) => (
            <div className="cluster studio-video">
              <FoundVideo id={id} trial={trials[id]} />
              <span className="quiet">{index === 0 ? 'shown first' : 'fall-back'}</span>
              <IconButton
                label={`Remove the video ${id}`}
                onClick={({ currentTarget }) => {
                  returnFocus(currentTarget);
                  setIds(ids.filter((each) => each !== id));
                }}
              >
                <X aria-hidden="true" size={18} />
              </IconButton>
            </div>
          )}
        </SortableList>
      )}
      <Form
        className="cluster studio-add-video"
        onSend={() => {
          add(pasted);
        }}
      >
        <Field
          label="YouTube address"
          hint="Paste any address or embed code. The first one that plays is shown."
          value={pasted}
          error={unknown}
          onChange={(change) => setPasted(change.target.value)}
          onPaste={(paste) => {
            paste.preventDefault();
            add(paste.clipboardData.getData('text').slice(0, 5000));
          }}
        />
        <Button type="submit" look="bone" disabled={pasted.trim() === ''}>
          Add this video
        </Button>
      </Form>
      {ids.length > 0 && (
        <Button look="quiet" size="small" onClick={() => void lookUp(ids)}>
          Look them up at YouTube
        </Button>
      )}
      <SelectField
        label="Video file"
        hint="Films on the server; upload more under Videos. Without video and file the built-in dancer dances what “House routine from” and “to” say."
        value={draft.media_file ?? ''}
        onChange={(change) => {
          const name = change.target.value || null;
          edit({ media_file: name });
          if (name !== null) void lookAtFilm(name);
        }}
        options={[['', 'No file'], ...[...files].map((name) => [name, name] as const)]}
      />
      <div className="cluster">
        {film !== null && (
          <Button look="quiet" size="small" onClick={() => void lookAtFilm(film)}>
            Try the file in this browser
          </Button>
        )}
        <span className="quiet" role="status">
          {filmTrial && trialText(filmTrial)}
        </span>
      </div>
    </fieldset>
  );
}
