import { Button } from '#platform/web/ui/button.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx';
import { shownBy } from '#studio/rules/film-problems.ts';
import { sizeText } from '#studio/rules/size-text.ts';
import { clockText } from '#studio/rules/step-problems.ts';
import { freeName } from '#studio/rules/uploads/film-file.ts';
import { shownName } from '#studio/rules/uploads/upload-name.ts';
import type { Trial } from '../lessons/use-trials.ts';
import { cancelFilm, type FilmUpload, goOn, isUnderWay, takeThatOnServer } from './upload-list.ts';
import type { ServerFilms } from './use-server-films.ts';

/** The line of one film upload: its progress, what is known about the film, and buttons for the next steps. */
export function FilmUploadLine({ upload, films }: { upload: FilmUpload; films: ServerFilms }) {
  const { key, name, file, arrived, state, says, trial, picture, step } = upload;
  const shown = shownName(name);
  const other = freeName(name, films.taken);
  const isThere = films.files.some((film) => film.name === name);
  return (
    <li className="stack tight apart">
      <div className="cluster">
        <strong className="studio-file">{shown}</strong>
        <span className="quiet">{stateText(upload)}</span>
      </div>
      {((isUnderWay(upload) && state !== 'waiting') || state === 'halted') && (
        <ProgressBar
          label={`${shown}, sent`}
          value={Math.round((100 * arrived) / Math.max(1, file.size))}
          max={100}
        />
      )}
      {state === 'clash' && (
        <ErrorNote>
          {says ?? `There is a film called “${shown}” on the server, or on its way there.`}
        </ErrorNote>
      )}
      {(state === 'halted' || state === 'refused') && <ErrorNote>{says}</ErrorNote>}
      {trial && state !== 'refused' && !(picture && trial.state === 'fails') && (
        <span className="quiet">{browserText(trial)}</span>
      )}
      <span className="quiet" role="status">
        {settledText(upload)}
      </span>
      <div className="cluster">
        {state === 'clash' && (
          <Button look="bone" size="small" onClick={() => goOn(key, other)}>
            {`Upload it as “${shownName(other)}”`}
          </Button>
        )}
        {state === 'clash' && isThere && step !== null && (
          <Button look="bone" size="small" onClick={() => takeThatOnServer(key)}>
            Use the one on the server
          </Button>
        )}
        {state === 'halted' && (
          <Button look="bone" size="small" onClick={() => goOn(key)}>
            Go on
          </Button>
        )}
        <Button
          look="quiet"
          size="small"
          aria-label={`${leaveText(upload)}: ${shown}`}
          onClick={() => cancelFilm(key)}
        >
          {leaveText(upload)}
        </Button>
      </div>
    </li>
  );
}

function leaveText(upload: FilmUpload): string {
  if (upload.state === 'done') return 'Hide this line';
  return isUnderWay(upload) ? 'Cancel' : 'Leave it';
}

function stateText({ state, arrived, file }: FilmUpload): string {
  const whole = sizeText(file.size);
  const part = `${sizeText(arrived)} of ${whole}`;
  return {
    waiting: `${whole}, waits for the film before it`,
    sending: part,
    cut: part,
    checking: `${whole} sent`,
    done: whole,
    clash: whole,
    halted: part,
    refused: whole,
  }[state];
}

/** Returns the words that screen readers announce: the upload's state, without each step of its progress. */
function settledText({ state, picture, trial }: FilmUpload): string {
  if (state === 'cut') return 'The line is cut: it goes on by itself.';
  if (state === 'checking') return 'All of it is sent; the server looks at it…';
  if (state !== 'done') return '';
  return `On the server. ${picture === null ? '' : shownBy(picture, trial?.state === 'fails')}`;
}

/**
 * Returns a sentence that says whether this browser can show the film. Which other browsers can show the film is known
 * once the server has checked the file.
 */
function browserText(trial: Trial): string {
  if (trial.state === 'trying') return 'This browser is trying it…';
  if (trial.state === 'plays') return `✓ This browser plays it, ${clockText(trial.seconds)}.`;
  return trial.pictureless ? '✗ This browser shows no picture of it.' : '✗ This browser didn’t play it.';
}
