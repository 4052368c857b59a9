// Finds the faults of a step's film that can be read from the film's file, without playing the film.

import { clockText, isFilmName } from './step-problems.ts';

type Times = { start_time: number; end_time: number };

/** A step with a film, and the times of its practice segments. */
export type FilmStep = Times & { media_file: string; checklists: readonly Times[] };

/** The facts that can be read from a film's file. */
export type Film =
  | 'missing'
  | 'unreadable'
  | {
      /** The length in seconds; null where the file does not give it. */
      seconds: number | null;
      /** The coding of the picture ('avc', 'hevc', ...); null for a file without a picture. */
      picture: string | null;
    };

/** Codings that nearly every supported browser can show. */
const shownEverywhere: readonly string[] = ['avc', 'vp8', 'vp9', 'av1'];

/**
 * Returns a sentence for the operator about which browsers show the film's picture. `failsHere` says that the
 * operator's own browser could not play the film; the sentence must then not claim that this browser can.
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

/** Returns sentences for the operator about the faults of a step's film; none for a film without faults. */
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

/**
 * Returns the numbers (from 1) of the practice segments that start after the end of a video; `seconds` is its length,
 * or null if unknown.
 */
export function itemsBehind(items: readonly Times[], seconds: number | null): number[] {
  if (seconds === null) return [];
  return items.flatMap(({ start_time }, index) => (start_time >= seconds ? [index + 1] : []));
}

function itemNames(items: readonly number[]): string {
  return `${items.length === 1 ? 'practice segment' : 'practice segments'} ${items.join(', ')} of its practice list`;
}
