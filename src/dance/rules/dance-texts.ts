// The words of the dance and of its warm-up: sections, phrases, moves with their hints, and the voice's words
// besides the cue words. All are editable texts.

import { cueDefaults } from '#dance/content/cues.ts';
import { exerciseMoves } from '#dance/content/routine/exercise-moves.ts';
import { exercises } from '#dance/content/routine/exercises.ts';
import { moves } from '#dance/content/routine/moves.ts';
import { routine } from '#dance/content/routine/routine.ts';
import { versions } from '#dance/content/routine/versions.ts';
import { mirrorWords } from '#dance/rules/routine/mirror-move.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { voiceWords } from '#dance/rules/voice/voice-words.ts';
import { cueKey } from '#platform/content/cue-key.ts';

/**
 * Returns the key and the English text of all words of the dance but the cue words, which content/cues.ts has. When
 * the other side leads a move, English only exchanges `left` and `right` in the move's texts. Other languages may need
 * other words, so the texts of the other side have keys of their own, in which `~` precedes the move's name as in the
 * routine.
 */
export function danceTexts(): [key: string, text: string][] {
  const sections = new Set([...routine.phrases, ...exercises.phrases].map(({ section }) => section));
  return [
    ...voiceWords().flatMap((word) => (cueKey(word) in cueDefaults ? [] : [row(`cue:${word}`, word)])),
    ...[...sections].map((section) => row(`section:${section}`, section)),
    row('phrase:house.title', houseScore().title),
    ...routine.phrases.map(({ title }, index) => row(`phrase:${index + 1}.title`, title)),
    ...exercises.phrases.map(({ title }, index) => row(`phrase:exercise-${index + 1}.title`, title)),
    ...Object.entries({ ...moves, ...exerciseMoves }).flatMap(([name, { title, hint }]) => [
      ...bothSides(`move:`, name, 'title', title),
      ...bothSides(`move:`, name, 'hint', hint),
    ]),
    ...Object.entries(versions).flatMap(([version, { title, about, check, hints }]) => [
      row(`version:${version}.title`, title),
      row(`version:${version}.about`, about),
      ...(check === '' ? [] : [row(`version:${version}.check`, check)]),
      ...Object.entries(hints).flatMap(([name, hint]) =>
        bothSides(`version:${version}.`, name, 'hint', hint),
      ),
    ]),
  ];
}

function bothSides(kind: string, name: string, part: string, text: string): [string, string][] {
  const mirrored = mirrorWords(text);
  const rows = [row(`${kind}${name}.${part}`, text)];
  return mirrored === text ? rows : [...rows, row(`${kind}~${name}.${part}`, mirrored)];
}

function row(key: string, text: string): [string, string] {
  return [key, text];
}
