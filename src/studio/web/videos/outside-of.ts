import { youtubeIds } from '#player/rules/medium-source.ts';
import { outsideText } from '#studio/rules/outside.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import type { Trials } from '../lessons/use-trials.ts';
import type { VideoStep } from './video-row.tsx';

type Known = {
  steps: readonly VideoStep[];
  items: OutputOf<'readStudioVideos'>['items'];
  trials: Trials;
};

/** The sentence about practice segments of a row's lesson that lie outside of its video, as far as its length was looked up. */
export function outsideOf(row: VideoStep, { steps, items, trials }: Known): string | null {
  const [first] = youtubeIds(row.youtube_id);
  if (first === undefined) return null;
  const trial = trials[first];
  const shown = steps.filter(
    ({ id, lesson_id, youtube_id }) =>
      id === row.id || (lesson_id === row.lesson_id && youtube_id === row.youtube_id),
  );
  const own = items.filter(({ step_id }) => shown.some(({ id }) => id === step_id));
  const text = outsideText(row, own, trial?.state === 'plays' && trial.seconds > 0 ? trial.seconds : null);
  return text && `Practice segments ${text}`;
}
