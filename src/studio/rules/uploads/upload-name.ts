// Decides which names of uploaded files can be kept, and how a name is shown.

import { cutText, isBlank, storedText } from '#platform/rules/text-length.ts';
import { isFilmName } from '../step-problems.ts';
import { studioLimits } from '../studio-limits.ts';

/**
 * Characters that no name should have: separators of folders, control characters, marks that change the direction of
 * text, halves of characters, invisible characters, and the replacement character for undecodable bytes. Characters
 * that join and colour emoji are allowed.
 */
const unsafe =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}/\\\ufffd]|(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
/**
 * Characters that Windows forbids in file names. Names of films must not have them, because a film keeps its name on
 * the disk.
 */
const ofWindows = /[:*?"<>|]/;

/** Returns a name in a form that fits into a sentence, whatever the name's length and characters. */
export function shownName(name: string): string {
  const all = new RegExp(`${unsafe.source}|${ofWindows.source}`, 'gu');
  const shown = name.replace(all, '\ufffd');
  const signs = [...shown];
  // Names in a series differ at their ends, so the end is kept.
  return signs.length <= 60 ? shown : `${cutText(shown, 40)}…${signs.slice(-18).join('')}`;
}

/** Returns a sentence for the operator about a film's name, or null for a name that can be kept. */
export function filmNameProblem(name: string): string | null {
  if (isBlank(name)) return 'This film has no name. Give its file one that ends in .mp4 or .webm.';
  const shown = shownName(name);
  if (name.startsWith('.'))
    return `“${shown}” begins with a dot, so it would be hidden. Give it another name.`;
  if (unsafe.test(name) || ofWindows.test(name))
    return `“${shown}” has signs in its name that can’t be kept, such as / : ? or invisible ones. Give it another name.`;
  if (!isFilmName(name)) return `“${shown}” is no .mp4 or .webm file. Save it as .mp4 with H.264.`;
  if (isBlank(name.replace(/\.\w+$/, ''))) return `“${shown}” has no name before its ending. Give it one.`;
  return lengthProblem(name);
}

/**
 * Returns a sentence about a recording's name, or null. The recording's file gets a name from its content, but pages
 * show this name.
 */
export function recordingNameProblem(name: string): string | null {
  if (isBlank(name)) return 'This recording has no name. Give its file one.';
  const shown = shownName(name);
  if (name.startsWith('.')) return `“${shown}” begins with a dot, as hidden files do. Give it another name.`;
  if (unsafe.test(name))
    return `“${shown}” has signs in its name that can’t be kept, such as / or invisible ones. Give it another name.`;
  return lengthProblem(name);
}

function lengthProblem(name: string): string | null {
  if (name === storedText(name) && bytesOf(name) <= studioLimits.filmNameBytes) return null;
  return `The name “${shownName(name)}” is too long. Give the file a shorter one.`;
}

/** Returns the number of bytes of a text in UTF-8. */
const bytesOf = (text: string) => encodeURIComponent(text).replace(/%../g, '.').length;
