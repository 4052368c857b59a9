// The faults of a step's film that can be read from its file without playing it.

import { clockText, isFilmName } from './step-problems.ts';

type Times = { start_time: number; end_time: number };

/** A step that a film shows. */
export type FilmStep = Times & { media_file: string; checklists: readonly Times[] };

/** What can be read from a film's file. */
export type Film =
  | 'missing'
  | 'unreadable'
  | {
      /** The length in seconds; null where the file does not give it. */
      seconds: number | null;
      /** The coding of the picture ('avc', 'hevc', ...); null without one. */
      picture: string | null;
    };

/** Codings that every supported browser can show, except for a few old browsers. */
const shownEverywhere: readonly string[] = ['avc', 'vp8', 'vp9', 'av1'];

/**
 * Returns a sentence for the operator about which browsers show the film's picture. `failsHere`: the operator's own browser
 * could not play it, so the sentence must not claim that it can.
 */
export function shownBy(picture: string, failsHere = false): string {
  const name = picture === 'avc' ? 'H.264' : picture.toUpperCase();
  if (!shownEverywhere.includes(picture))
    return `Many browsers can’t show its picture (${picture})${failsHere ? ', and this one didn’t either' : ''}: save it as H.264 in an .mp4 file.`;
  if (failsHere)
    return `${name}: most browsers show it, but this one didn’t play this file. Try another browser; ${picture === 'avc' ? 'where it fails there too, save the film anew' : 'H.264 in an .mp4 file is the surest'}.`;
  return picture === 'avc'
    ? 'H.264: every browser and phone shows it.'
    : `${name}: nearly every browser shows it; iPhones that are some years old need H.264 in an .mp4 file.`;
}

/** Returns sentences for the operator; none for a film without faults. */
export function filmProblems(step: FilmStep, film: Film): string[] {
  const { media_file: name, checklists } = step;
  if (!isFilmName(name)) return [`${name} does not end in .mp4 or .webm, so browsers get no film.`];
  if (film === 'missing') return [`${name} is not in the media folder.`];
  if (film === 'unreadable') return [`${name} can’t be read: it is no film, or only a part of one.`];
  const { seconds, picture } = film;
  if (picture === null) return [`${name} has no picture.`];
  const problems: string[] = [];
  if (!shownEverywhere.includes(picture))
    problems.push(
      `Many browsers can’t show the picture of ${name} (${picture}): save it as H.264 in an .mp4 file.`,
    );
  const behind = itemsBehind(checklists, seconds);
  if (seconds !== null && step.start_time >= seconds)
    problems.push(`${name} ends at ${clockText(seconds)}, before the step starts.`);
  else if (seconds !== null && behind.length > 0)
    problems.push(`${name} ends at ${clockText(seconds)}, before ${itemNames(behind)}.`);
  return problems;
}

/** Returns the practice segments (from 1) that start behind the end of a video of `seconds`. */
export function itemsBehind(items: readonly Times[], seconds: number | null): number[] {
  if (seconds === null) return [];
  return items.flatMap(({ start_time }, index) => (start_time >= seconds ? [index + 1] : []));
}

function itemNames(items: readonly number[]): string {
  return `${items.length === 1 ? 'practice segment' : 'practice segments'} ${items.join(', ')} of its practice list`;
}
