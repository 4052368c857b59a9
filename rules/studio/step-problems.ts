// What is wrong with a step as an operator filled it in, before it is saved: the form says it, and the server refuses it.

import { isYoutubeId, youtubeIds } from '#rules/player/medium-source.ts';
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

/** Everything wrong, in the order of the form. `duration` of the video in seconds, when it is known. */
export function stepProblems(step: EditedStep, duration: number | null = null): StepProblem[] {
  return [
    ...mediaProblems(step),
    ...timeProblems(step, '', 'The step'),
    ...(duration !== null && step.end_time > duration + 0.5
      ? [{ field: 'end_time', message: `The video ends at ${clockText(duration)}.` }]
      : []),
    ...step.checklists.flatMap((item, index) => itemProblems(item, index, step)),
    ...(step.notes_html.length > studioLimits.notesMax
      ? [{ field: 'notes_html', message: `Notes can have at most ${studioLimits.notesMax} characters.` }]
      : []),
  ];
}

/** Pairs of items whose ranges overlap: allowed, because a join of two moves is worth practising, but worth a look. */
export function overlaps(items: readonly EditedItem[]): [first: number, second: number][] {
  return items.flatMap((item, first) =>
    items.flatMap((other, second): [number, number][] =>
      second > first && item.start_time < endOf(other) && other.start_time < endOf(item)
        ? [[first, second]]
        : [],
    ),
  );
}

/** An end of 0 is the end of the video. */
function endOf({ end_time }: Times): number {
  return end_time === 0 ? Number.POSITIVE_INFINITY : end_time;
}

/** '1:05', '1:05.5': minutes and seconds as an operator writes them. */
export function clockText(seconds: number): string {
  const tenths = Math.round(seconds * 100) / 100;
  const minutes = Math.floor(tenths / 60);
  const rest = Math.round((tenths - minutes * 60) * 100) / 100;
  return `${minutes}:${rest < 10 ? '0' : ''}${rest}`;
}

/** Seconds of '65', '1:05', '1:05.5' or '1:02:03'; null when it is no time. */
export function clockSeconds(text: string): number | null {
  const match = /^\s*(?:(?:(\d+):)?(\d+):)?(\d+(?:[.,]\d+)?)\s*$/.exec(text);
  if (!match) return null;
  const [, hours = '0', minutes = '0', seconds = '0'] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'));
}

function mediaProblems({ youtube_id, media_file }: EditedStep): StepProblem[] {
  const broken = youtubeIds(youtube_id).find((id) => !isYoutubeId(id));
  const badFile = media_file !== null && !/^[^/\\]+\.(mp4|webm)$/i.test(media_file);
  return [
    ...(broken
      ? [{ field: 'youtube_id', message: `“${broken}” is not the address or id of a YouTube video.` }]
      : []),
    ...(badFile ? [{ field: 'media_file', message: 'A video file ends in .mp4 or .webm.' }] : []),
  ];
}

function itemProblems(item: EditedItem, index: number, step: EditedStep): StepProblem[] {
  const name = `Item ${index + 1}`;
  const field = `checklists.${index}.`;
  const inside =
    item.start_time >= step.start_time &&
    (step.end_time === 0 || (item.end_time !== 0 && item.end_time <= step.end_time));
  return [
    ...textProblems(item.item_text, `${field}item_text`, name),
    ...timeProblems(item, field, name),
    ...(inside
      ? []
      : [
          {
            field: `${field}end_time`,
            message: `${name} lies outside of the step (${clockText(step.start_time)} to ${step.end_time === 0 ? 'the end of the video' : clockText(step.end_time)}).`,
          },
        ]),
  ];
}

function textProblems(text: string, field: string, name: string): StepProblem[] {
  const { itemMax } = studioLimits;
  if (text.trim() === '') return [{ field, message: `${name} needs a text.` }];
  return [...text].length > itemMax
    ? [{ field, message: `The text of ${name.toLowerCase()} can have at most ${itemMax} characters.` }]
    : [];
}

function timeProblems(times: Times, field: string, name: string): StepProblem[] {
  const { start_time, end_time, dance_start, dance_end } = times;
  const found: StepProblem[] = [];
  const add = (key: string, message: string) => found.push({ field: `${field}${key}`, message });
  if (!isTime(start_time, studioLimits.secondsMax)) add('start_time', `${name} needs a start time.`);
  else if (!isTime(end_time, studioLimits.secondsMax)) add('end_time', `${name} needs an end time.`);
  // An end of 0 is the end of the video.
  else if (end_time !== 0 && end_time <= start_time) add('end_time', `${name} has to end after it starts.`);
  if ((dance_start === null) !== (dance_end === null))
    add('dance_end', `${name}: give the dancer both a start and an end, or neither.`);
  else if (dance_start !== null && dance_end !== null) {
    const max = studioLimits.routineSeconds;
    if (!isTime(dance_start, max) || !isTime(dance_end, max))
      add('dance_end', `${name}: the routine is ${clockText(max)} long.`);
    else if (dance_end <= dance_start) add('dance_end', `${name}: the dancer has to end after it starts.`);
  }
  return found;
}

function isTime(seconds: number, max: number): boolean {
  return Number.isFinite(seconds) && seconds >= 0 && seconds <= max;
}
