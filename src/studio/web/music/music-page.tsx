import { useEffect, useState } from 'react';
import { routineDuration } from '#dance/content/routine/routine.ts';
import { type Recording, recordingLimits, recordingProblem } from '#dance/rules/recording/recording.ts';
import { steadyAnchors, tempoMap } from '#dance/rules/recording/tempo-map.ts';
import { cutText } from '#platform/rules/text-length.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { firstSound } from '#studio/rules/own-recording.ts';
import { clockText } from '#studio/rules/step-problems.ts';
import { useStudio } from '#studio/web/studio.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { FileField } from '../file-field.tsx';
import { Loaded } from '../loaded.tsx';
import { PageHead } from '../page-head.tsx';
import { SaveBar } from '../save-bar.tsx';
import { LeftUploads } from '../uploads/left-uploads.tsx';
import { sendRecording } from '../uploads/send-whole.ts';
import { useDraft } from '../use-draft.ts';
import { useSave } from '../use-save.ts';
import { AnchorFields } from './anchor-fields.tsx';
import { MusicTaps } from './music-taps.tsx';
import { OwnMusic } from './own-music.tsx';
import { readSoundFile, readStoredSound } from './read-recording.ts';

/** The tempo in beats a minute of a new recording, until the operator sets another tempo. */
const usualTempo = 120;

/** The page for the operator's own recording, to which all learners dance. */
export function MusicPage() {
  const query = useStudio('readStudioRecording');
  return (
    <>
      <PageHead title="Music">
        You can put a recording under the dance that you have the rights to: dancer, counts and voice then
        follow it, at every speed. Everyone who opens a lesson can download it.
      </PageHead>
      <Loaded query={query}>{(stored) => <MusicForm stored={stored} />}</Loaded>
    </>
  );
}

type Draft = { recording: Recording | null };

function MusicForm({ stored }: { stored: OutputOf<'readStudioRecording'> }) {
  const draft = useDraft<Draft>('music', { recording: stored.recording }, stored.version);
  const save = useSave('saveStudioRecording', draft);
  const { recording } = draft.value;
  const { data: own, isError } = useStudio('readStudioDance');
  /** The operator's dance; false while the course teaches the house routine, null until the dance is read. */
  const dance = own ? (own.dance ?? false) : isError ? false : null;
  const uploads = useStudio('listStudioUploads');
  const [read, setRead] = useState<{ file: string; sound: AudioBuffer } | null>(null);
  const sound = read && read.file === recording?.file ? read.sound : null;
  const [busy, setBusy] = useState('');
  const [wrong, setWrong] = useState('');
  /** The controller that ends the running upload; leaving the page ends the upload too. */
  const [stop, setStop] = useState<AbortController | null>(null);
  useEffect(() => () => stop?.abort(), [stop]);
  /**
   * A number that changes when taps or a new file set tempo and first beat, so that the fields drop the words typed in
   * them.
   */
  const [revision, setRevision] = useState(0);
  const problem = recording && recordingProblem(recording);
  const silent =
    recording && !problem && dance === false
      ? tempoMap(recording.anchors).musicAt(routineDuration) - recording.seconds
      : 0;
  const isNew = recording?.file !== stored.recording?.file;
  const edit = (anchors: Recording['anchors']) =>
    recording && draft.edit({ recording: { ...recording, anchors } });

  async function attempt(what: string, act: () => Promise<void>) {
    setBusy(what);
    setWrong('');
    await act().catch((error: Error) => setWrong(error.message));
    setBusy('');
  }

  const take = (chosen: File) =>
    attempt('Reading and uploading…', async () => {
      const { sound } = await readSoundFile(chosen);
      const sending = new AbortController();
      setStop(sending);
      const file = await sendRecording(chosen, {
        signal: sending.signal,
        // Only multiples of ten percent are shown, because screen readers announce each change.
        onProgress: (bytes) => setBusy(`Uploading, ${10 * Math.floor((10 * bytes) / chosen.size)} %…`),
        onCut: () => setBusy('The line is cut: the upload goes on by itself…'),
      }).finally(() => {
        setStop(null);
        void uploads.refetch();
      });
      const begins = firstSound(sound.getChannelData(0), sound.sampleRate);
      setRead({ file, sound });
      setRevision((before) => before + 1);
      const anchors = steadyAnchors(begins, usualTempo);
      const title = titleOf(chosen.name);
      draft.edit({ recording: { file, title, seconds: sound.duration, anchors } });
    });

  return (
    <Card as={Form}>
      {(recording || dance === false) && (
        <p>
          <span>
            {recording
              ? `A recording of ${length(recording.seconds)}${recording.title ? ` (${recording.title})` : ''} ${draft.dirty ? 'will be' : 'is'} under the dance.`
              : 'The band plays: no recording is under the dance.'}
          </span>{' '}
          {silent > 1 && (
            <span>{`It ends before the dance does: the last ${length(silent)} of the dance are silent.`}</span>
          )}
        </p>
      )}
      {own && dance && <OwnMusic dance={dance} media={own.media} recording={recording} unsaved={isNew} />}
      <FileField
        label={recording ? 'Another file' : 'A sound file'}
        accept="audio/*"
        disabled={busy !== ''}
        onFiles={([file]) => {
          if (file) void take(file);
        }}
      />
      {busy && <p role="status">{busy}</p>}
      {stop && (
        <Button
          look="quiet"
          onClick={() => stop.abort(new Error('Cancelled. Choose the same file again, and it goes on.'))}
        >
          Cancel the upload
        </Button>
      )}
      <ErrorNote>{wrong}</ErrorNote>
      {busy === '' && (
        <LeftUploads
          kind="recording"
          left={(uploads.data?.uploads ?? []).filter(({ kind }) => kind === 'recording')}
        />
      )}
      {recording && dance === false && (
        <>
          <AnchorFields
            key={`${recording.file} ${draft.revision} ${revision} ${recording.anchors.length}`}
            anchors={recording.anchors}
            onAnchors={edit}
          />
          {sound ? (
            <MusicTaps
              sound={sound}
              anchors={recording.anchors}
              onAnchors={(anchors) => {
                setRevision(revision + 1);
                edit(anchors);
              }}
            />
          ) : (
            <Button
              look="bone"
              busy={busy !== ''}
              busyLabel="Fetching…"
              onClick={() =>
                attempt('Fetching the recording…', async () => {
                  const { sound } = await readStoredSound(recording.file);
                  setRead({ file: recording.file, sound });
                })
              }
            >
              Hear it and tap the beats
            </Button>
          )}
        </>
      )}
      {recording && (
        <Button look="quiet" onClick={() => draft.edit({ recording: null })}>
          {dance ? 'Take the recording off' : 'Give the dance its band back'}
        </Button>
      )}
      <SaveBar
        draft={draft}
        save={save}
        problem={problem}
        onSave={() => {
          if (!problem) void save.send({ recording });
        }}
      />
    </Card>
  );
}

/** Returns a file's name without its ending, cut if it is too long. */
const titleOf = (name: string) => cutText(name.replace(/\.\w{1,5}$/, ''), recordingLimits.name / 2);

const length = (seconds: number) => clockText(Math.floor(seconds));
