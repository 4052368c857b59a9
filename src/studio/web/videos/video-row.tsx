import { useRef } from 'react';
import { Field, SelectField } from '#platform/web/ui/field.tsx';
import { youtubeIds } from '#player/rules/medium-source.ts';
import { withFilm, withVideos } from '#studio/rules/paste-videos.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { FoundVideo } from '../lessons/found-video.tsx';
import { RangeFields } from '../lessons/time-field.tsx';
import type { Trials } from '../lessons/use-trials.ts';
import { FilmDrop } from '../uploads/film-drop.tsx';

export type VideoStep = OutputOf<'readStudioVideos'>['steps'][number];

type VideoRowProps = {
  step: VideoStep;
  /** The row's name: the day and the kind of step. */
  name: string;
  /** Sentences about the row's video, such as about segments outside of it, or phrases of another day in it. */
  remarks: readonly string[];
  trials: Trials;
  /** The names of the films on the server. */
  films: readonly string[];
  onChange: (changes: Partial<VideoStep>) => void;
  /** Called with pasted lines, for this row and the rows below. */
  onColumn: (text: string) => void;
  /** Called with dropped film files, for this row and the rows below. */
  onFiles: (files: File[]) => void;
};

/** The row of one step: its videos, in the order in which they are tried, its film, and the shown range. */
export function VideoRow({ step, name, remarks, trials, films, onChange, onColumn, onFiles }: VideoRowProps) {
  const before = useRef(step);
  const ids = youtubeIds(step.youtube_id);
  return (
    <FilmDrop as="li" className="apart studio-video-row" onFiles={onFiles}>
      <Field
        label={`Video of ${name}`}
        value={step.youtube_id ?? ''}
        placeholder={step.media_file ?? 'the dancer'}
        onFocus={() => {
          before.current = step;
        }}
        onChange={(typed) => onChange({ youtube_id: typed.target.value || null })}
        onBlur={() => {
          if (step.youtube_id === before.current.youtube_id) return;
          const typed = withVideos(before.current, step.youtube_id ?? '');
          if (typed) onChange(typed);
        }}
        onPaste={(paste) => {
          const text = paste.clipboardData.getData('text').slice(0, 200_000);
          // A single address beside existing ones is pasted as usual, as one more fall-back.
          if (step.youtube_id && !text.trim().includes('\n')) return;
          paste.preventDefault();
          onColumn(text);
        }}
      />
      <FilmField step={step} name={name} films={films} onChange={onChange} />
      <RangeFields times={step} end="the end" onChange={onChange} />
      {[...step.problems, ...remarks].map((problem) => (
        <p key={problem} className="studio-video-problem">
          {problem}
        </p>
      ))}
      {ids.some((id) => trials[id]) && (
        <ol className="stack tight studio-video-found">
          {ids.map((id) => (
            <li key={id}>
              <FoundVideo id={id} trial={trials[id]} />
            </li>
          ))}
        </ol>
      )}
    </FilmDrop>
  );
}

/** The choice of a step's film among the films on the server; shows nothing if there are no films. */
function FilmField({
  step,
  name,
  films,
  onChange,
}: Pick<VideoRowProps, 'step' | 'name' | 'films' | 'onChange'>) {
  const { media_file } = step;
  const all = media_file === null || films.includes(media_file) ? films : [media_file, ...films];
  if (all.length === 0) return null;
  return (
    <SelectField
      label={`Film of ${name}`}
      value={media_file ?? ''}
      onChange={({ target }) => onChange(withFilm(step, target.value || null))}
      options={[['', 'No film file'], ...all.map((film) => [film, film] as const)]}
    />
  );
}
