import type { Recording } from '#dance/rules/recording/recording.ts';
import { mediumKey, type OwnDance } from '#dance/rules/score/own-dance.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { silentSeconds } from '#studio/rules/own-recording.ts';
import { clockText } from '#studio/rules/step-problems.ts';
import { studioTapPath } from '#subjects/rules/paths.ts';
import { lengthText } from '../dance/length-text.ts';
import type { StoredDance } from '../dance/stored-dance.ts';

type OwnMusicProps = {
  dance: OwnDance;
  media: StoredDance['media'];
  recording: Recording | null;
  /** Whether the recording is not saved yet, so that its counts can't be tapped. */
  unsaved: boolean;
};

/**
 * Tells the operator how a recording fits their dance: whether it ends before the dance, and where its counts are
 * tapped.
 */
export function OwnMusic({ dance, media, recording, unsaved }: OwnMusicProps) {
  return (
    <>
      <p>{`“${dance.score.title}”: ${lengthText(dance.score, dance.intro ?? null)}`}</p>
      {recording ? (
        <RecordedDance dance={dance} media={media} recording={recording} unsaved={unsaved} />
      ) : (
        <p>
          No recording is under your dance: where no video plays, click and voice count it. The band is for
          the house routine alone.
        </p>
      )}
    </>
  );
}

function RecordedDance({ dance, media, recording, unsaved }: OwnMusicProps & { recording: Recording }) {
  const key = mediumKey(recording);
  const mapping = media.find((medium) => medium.key === key)?.mapping ?? null;
  const silent = Math.floor(silentSeconds(dance, mapping, recording.seconds));
  return (
    <>
      {silent > 1 && (
        <p>{`The recording ends before your dance does: the last ${clockText(silent)} of it are silent.`}</p>
      )}
      {unsaved ? (
        <p>Save it first. Then tap its counts under Dance.</p>
      ) : (
        <p>
          <span>
            {mapping ? 'Where its counts lie is known.' : 'Your dance has no counts in this recording yet.'}
          </span>{' '}
          <Link to={studioTapPath(key)}>
            {mapping ? 'Look, or tap again under Dance' : 'Tap them under Dance'}
          </Link>
        </p>
      )}
    </>
  );
}
