// A lesson with an operator's video. By its mapping, the video shows one phrase of the operator's dance.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TaughtLesson } from '#course/rules/lesson-dance.ts';
import { type PhraseRecord, withRepetitions } from '#player/rules/phrase-record.ts';
import { quietDevice as device, filmedLesson, openMore, passTime, takeTime } from '#testing/web/lesson.ts';
import { morticia, progressOf, signedInAnswers } from '#testing/web/person.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { standIn } from '#testing/web/youtube.ts';

const video = 'aaaaaaaaaaa';
const phrase = (id: string, title: string) => ({
  id,
  section: title,
  title,
  counts: 8,
  cues: [{ at: 1, say: title.toLowerCase(), title }],
});
const score = {
  id: 'own',
  title: 'Town dance',
  tempo: 120,
  phrases: [phrase('a', 'March'), phrase('b', 'Swim'), phrase('c', 'Roar')],
};

/** Day 1 teaches March and Swim, and its video shows March alone: from second 12 on, half a second a count. */
const anchors = [
  { count: 0, at: 12 },
  { count: 8, at: 16 },
];
const lesson: TaughtLesson = {
  ...filmedLesson({ youtube_id: video }),
  dance: {
    score,
    phrases: [1, 2],
    days: [[1, 2]],
    mappings: { [`youtube ${video}`]: { spans: [{ from: 0, until: 8, anchors }] } },
  },
};

const go = page.css('.row-play');
const stop = page.getByRole('button', { name: 'Stop', exact: true });

/** A server that keeps what is danced. */
function answers() {
  let records: PhraseRecord[] = [];
  const progress = () => progressOf({ dance: { phrases: records } });
  return {
    ...signedInAnswers(morticia),
    readLesson: lesson,
    readProgress: progress,
    recordRepetitions: ({ body }: { body: { repetitions: object[] } }) => {
      const sent = body.repetitions as Parameters<typeof withRepetitions>[1];
      records = withRepetitions(
        records,
        sent.map((each) => ({ ...each, at: '2026-10-05T12:00:00.000Z' })),
      );
      return { progress: progress() };
    },
  };
}

test('the guide leads through the phrase that the video shows, and asks for no phrase that is not shown', async () => {
  const service = standIn();
  const plays = () => service.calls().filter(([name]) => name === 'play').length;
  takeTime();
  await showApp({ at: '/learn/1', answers: answers(), device });
  for (const stage of ['Watch it once', 'Each eight, slowly', 'A little faster', 'At full speed']) {
    await expect.element(go).toHaveTextContent(stage);
    const before = plays();
    await go.click();
    await expect.element(stop).toBeVisible();
    // No time may pass before the video plays, or the video counts as unreachable.
    await expect.poll(plays).toBeGreaterThan(before);
    await passTime(() => stop.query() === null);
  }
  await expect.element(page.getByRole('tab', { name: 'Practice' })).toHaveAttribute('aria-current', 'step');
});

test('a step whose counts the practice’s video does not show is danced in the lesson’s video', async () => {
  const service = standIn();
  const steps = lesson.steps.map((step) =>
    step.step_type === 'practice' ? { ...step, youtube_id: 'bbbbbbbbbbb' } : step,
  );
  const readLesson = { ...lesson, steps };
  await showApp({ at: '/learn/1?tab=practice', answers: { ...answers(), readLesson }, device });
  await expect.element(go).toHaveTextContent('Watch it once');
  await go.click();
  await expect
    .element(page.getByRole('tab', { name: 'Lesson', exact: true }))
    .toHaveAttribute('aria-selected', 'true');
  await expect.element(stop).toBeVisible();
  await expect.poll(() => service.calls().map(([name]) => name)).toContain('play');
});

test('the quiz asks about the whole dance, and offers no loop of a join that the video does not show', async () => {
  standIn();
  await showApp({ at: '/learn/1', answers: answers(), device });
  await openMore();
  await page.getByText('More practice').click();
  const quiz = page.getByRole('region', { name: 'What comes next?' });
  await quiz.getByRole('button').first().click();
  await expect.element(quiz.getByRole('button', { name: 'Next question' })).toBeVisible();
  await expect.element(quiz.getByRole('button', { name: 'Loop this join' })).not.toBeInTheDocument();
});
