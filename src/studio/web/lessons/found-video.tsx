import { clockText } from '#studio/rules/step-problems.ts';
import type { Trial } from './use-trials.ts';

/**
 * A video's picture, title and length, as far as known. No request goes to YouTube before the operator presses the
 * button that looks videos up.
 */
export function FoundVideo({ id, trial }: { id: string; trial: Trial | undefined }) {
  return (
    <span className="cluster tight studio-found">
      {trial && (
        <img
          src={`https://i.ytimg.com/vi/${id}/default.jpg`}
          alt=""
          width={60}
          height={45}
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
        />
      )}
      <span>
        {trial?.state === 'plays' && trial.title ? <span>{trial.title}</span> : <code>{id}</code>}{' '}
        <span className="quiet" role="status">
          {trial && trialText(trial)}
        </span>
      </span>
    </span>
  );
}

/** Returns the result of a trial in words. */
export function trialText(trial: Trial): string {
  if (trial.state === 'trying') return 'asking…';
  if (trial.state === 'plays') return `✓ plays, ${clockText(trial.seconds)}`;
  return trial.pictureless
    ? '✗ this browser shows no picture of it: save it as H.264 in an .mp4 file'
    : '✗ does not play here';
}
