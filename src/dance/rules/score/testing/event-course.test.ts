import { expect, test } from 'vitest';
import { countAt, secondOf } from '#dance/rules/score/mapping.ts';
import { lengthOf } from '#dance/rules/score/score.ts';
import { mappingProblem } from '#dance/rules/score/score-problem.ts';
import {
  type EventMedium,
  eventDance,
  eventFiles,
  eventScore,
  eventSong,
  eventVideos,
} from './event-course.ts';

const media: readonly EventMedium[] = [eventSong, ...eventFiles, ...eventVideos];

test('the mappings of the made-up course’s media can be stored, and its days teach phrases', () => {
  for (const { mapping, seconds } of media) expect(mappingProblem(mapping, eventScore, seconds)).toBeNull();
  expect(new Set(eventDance.days.flat()).size).toBeGreaterThan(0);
});

test('a few anchors follow a song that drifts by half a percent to 5 ms; two anchors would be a fifth of a second off', () => {
  for (const { parts, mapping } of media)
    for (const { from, until, second } of parts)
      for (let count = from + 0.5; count < until; count += 1)
        expect(Math.abs((countAt(mapping, second(count)) ?? 0) - count)).toBeLessThan(0.01);
  const [span] = eventSong.mapping.spans;
  const [part] = eventSong.parts;
  if (!span || !part) throw new Error('the song shows no counts');
  const ends = { ...span, anchors: [span.anchors[0], span.anchors.at(-1)].flatMap((each) => each ?? []) };
  const middle = lengthOf(eventScore) / 2;
  expect(part.second(middle) - secondOf(ends, middle)).toBeGreaterThan(0.2);
});
