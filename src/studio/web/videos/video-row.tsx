import { useRef } from 'react';
import { Field } from '#platform/web/ui/field.tsx';
import { youtubeIds } from '#player/rules/medium-source.ts';
import { withVideos } from '#studio/rules/paste-videos.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { FoundVideo } from '../lessons/found-video.tsx';
import { RangeFields } from '../lessons/time-field.tsx';
import type { Trials } from '../lessons/use-trials.ts';

export type VideoStep = OutputOf<'readStudioVideos'>['steps'][number];

type VideoRowProps = {
  step: VideoStep;
  /** How the row is called: the day and what kind of step it is. */
  name: string;
  trials: Trials;
  onChange: (changes: Partial<VideoStep>) => void;
  /** Several lines, which go on in the rows below. */
  onColumn: (text: string) => void;
};

/** One step of the course with its videos, in the order in which they are tried, and the range that is shown. */
export function VideoRow({ step, name, trials, onChange, onColumn }: VideoRowProps) {
  const before = useRef(step);
  const ids = youtubeIds(step.youtube_id);
  return (
    <li className="studio-video-row">
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
          // One more address beside those that are there is a fall-back.
          if (step.youtube_id && !text.trim().includes('\n')) return;
          paste.preventDefault();
          onColumn(text);
        }}
      />
      <RangeFields times={step} end="the end" onChange={onChange} />
      {step.problems.map((problem) => (
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
    </li>
  );
}
