// The settings that an import may have. Each has a function that returns a value's fault in words for the operator,
// or null.

import { parseRecording } from '#dance/rules/recording/recording.ts';
import { parseMappings, parseOwnDance } from '#dance/rules/score/score-problem.ts';
import { parseEventDate } from '#event/rules/event-date.ts';
import { cutText } from '#platform/rules/text-length.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import { featuresOff } from '#subjects/rules/features.ts';

type Problem = (value: string) => string | null;
const { eventNameMax } = studioLimits;

function unread(read: (value: string) => unknown, problem: string): Problem {
  return (value) => (read(value) === null ? problem : null);
}

export const settingProblems = {
  next_challenge_date: unread(parseEventDate, 'value is not a date'),
  challenge_name: (value) =>
    [...value].length > eventNameMax ? `value is longer than ${eventNameMax} characters` : null,
  recording: unread(parseRecording, 'value is not a recording'),
  features_off: (value) =>
    featuresOff(value).join(' ') === value ? null : 'value names a feature that there is not',
  score: unread(parseOwnDance, 'value is not a dance'),
  mappings(value) {
    const read = parseMappings(value);
    if (Object.keys(read).length === 0) return 'value names no places of counts';
    const odd = Object.keys(JSON.parse(value)).find((key) => !Object.hasOwn(read, key));
    return odd === undefined
      ? null
      : `value has places of counts of “${cutText(odd, 60)}” that can’t be used`;
  },
} satisfies Record<string, Problem>;
export type Setting = keyof typeof settingProblems;
