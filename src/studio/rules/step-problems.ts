// Finds the faults of a step that an operator has filled in. The form shows the faults before saving, and the server
// refuses a step with any fault.

import { textLength } from '#platform/rules/text-length.ts';
import { isYoutubeId, youtubeIds } from '#player/rules/medium-source.ts';
import { studioLimits } from './studio-limits.ts';

type Times = { start_time: number; end_time: number; dance_start: number | null; dance_end: number | null };

export type EditedItem = Times & { item_text: string };

export type EditedStep = Times & {
  youtube_id: string | null;
  media_file: string | null;
  notes_html: string;
  checklists: readonly EditedItem[];
};

/** `field` names the input ('end_time', 'checklists.2.item_text'); the message is for the operator. */
export type StepProblem = { field: string; message: string };

/** Returns all problems, in the order of the form. `duration` is the video's length in seconds, if known. */
export function stepProblems(step: EditedStep, duration: number | null = null): StepProblem[] {
  return [...problemsOf(step, duration)];
}

function* problemsOf(step: EditedStep, duration: number | null): Generator<StepProblem> {
  const { notesMax, itemsPerStep } = studioLimits;
  yield* mediaProblems(step);
  yield* timeProblems(step, '', 'The step');
  if (duration !== null && step.end_time > duration + 0.5)
    yield { field: 'end_time', message: `The video ends at ${clockText(duration)}.` };
  if (step.checklists.length > itemsPerStep)
    yield { field: 'checklists', message: `A practice list can have at most ${itemsPerStep} items.` };
  for (const [index, item] of step.checklists.entries()) yield* itemProblems(item, index, step, duration);
  if (step.notes_html.length > notesMax)
    yield { field: 'notes_html', message: `Notes can have at most ${notesMax} characters.` };
}

/**
 * Returns the pairs of items whose ranges overlap. Overlaps are allowed, because the change between two moves is worth
 * practising; but an overlap may also be a mistake.
 */
export function overlaps(items: readonly EditedItem[]): [first: number, second: number][] {
  return items.flatMap((item, first) =>
    items.flatMap((other, second): [number, number][] =>
      second > first && item.start_time < endOf(other) && other.start_time < endOf(item)
        ? [[first, second]]
        : [],
    ),
  );
}

/** Returns the end of a range in seconds; infinite for a stored 0, which means the end of the video. */
function endOf({ end_time }: Times): number {
  return end_time === 0 ? Number.POSITIVE_INFINITY : end_time;
}

/** Returns minutes and seconds as an operator writes them: '1:05', '1:05.5'. */
export function clockText(seconds: number): string {
  const hundredths = Math.round(Math.abs(seconds) * 100);
  const minutes = Math.floor(hundredths / 6000);
  const rest = (hundredths % 6000) / 100;
  return `${seconds < 0 && hundredths > 0 ? '−' : ''}${minutes}:${rest < 10 ? '0' : ''}${rest}`;
}

/** Returns the seconds of '65', '1:05', '1:05.5' or '1:02:03'; null for a text that is no time. */
export function clockSeconds(text: string): number | null {
  const match = /^\s*(?:(?:(\d+):)?(\d+):)?(\d+(?:[.,]\d+)?)\s*$/.exec(text);
  if (!match) return null;
  const [, hours = '0', minutes = '0', seconds = '0'] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'));
}

/** Whether a file of this name is served as a film: a film's ending, no folder, and no dot at the start. */
export function isFilmName(name: string): boolean {
  return /^(?!\.)[^/\\]+\.(mp4|webm)$/i.test(name);
}

function* mediaProblems({ youtube_id, media_file }: EditedStep): Generator<StepProblem> {
  const broken = youtubeIds(youtube_id).find((id) => !isYoutubeId(id));
  if (broken)
    yield { field: 'youtube_id', message: `“${broken}” is not the address or id of a YouTube video.` };
  if (media_file !== null && !isFilmName(media_file))
    yield { field: 'media_file', message: 'A video file ends in .mp4 or .webm.' };
}

function* itemProblems(
  item: EditedItem,
  index: number,
  step: EditedStep,
  duration: number | null,
): Generator<StepProblem> {
  const name = `Practice segment ${index + 1}`;
  const field = `checklists.${index}.`;
  const { itemMax } = studioLimits;
  if (item.item_text.trim() === '') yield { field: `${field}item_text`, message: `${name} needs a text.` };
  if (textLength(item.item_text) > itemMax)
    yield {
      field: `${field}item_text`,
      message: `The text of practice segment ${index + 1} can have at most ${itemMax} characters.`,
    };
  yield* timeProblems(item, field, name);
  if (item.start_time < step.start_time || endOf(item) > endOf(step))
    yield {
      field: `${field}end_time`,
      message: `${name} lies outside of the step (${clockText(step.start_time)} to ${step.end_time === 0 ? 'the end of the video' : clockText(step.end_time)}).`,
    };
  else if (duration !== null && (item.start_time >= duration || item.end_time > duration + 0.5))
    yield {
      field: `${field}end_time`,
      message: `${name} lies outside of the video, which ends at ${clockText(duration)}.`,
    };
}

function* timeProblems(times: Times, field: string, name: string): Generator<StepProblem> {
  const { start_time, end_time, dance_start, dance_end } = times;
  const { secondsMax, routineSeconds } = studioLimits;
  const problem = (key: string, message: string) => ({
    field: `${field}${key}`,
    message: `${name}${message}`,
  });
  if (!isTime(start_time, secondsMax)) yield problem('start_time', ' needs a start time.');
  else if (!isTime(end_time, secondsMax)) yield problem('end_time', ' needs an end time.');
  else if (endOf(times) <= start_time) yield problem('end_time', ' has to end after it starts.');
  if ((dance_start === null) !== (dance_end === null))
    yield problem('dance_end', ': give the dancer both a start and an end, or neither.');
  if (dance_start === null || dance_end === null) return;
  if (!isTime(dance_start, routineSeconds) || !isTime(dance_end, routineSeconds))
    yield problem('dance_end', `: the routine is ${clockText(routineSeconds)} long.`);
  else if (dance_end <= dance_start) yield problem('dance_end', ': the dancer has to end after it starts.');
}

function isTime(seconds: number, max: number): boolean {
  return Number.isFinite(seconds) && seconds >= 0 && seconds <= max;
}
