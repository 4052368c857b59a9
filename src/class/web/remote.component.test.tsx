// A teacher leads a class from a phone: the command of each press, and what the phone shows of the screen.

import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { classStart } from '#class/rules/class-state.ts';
import { standInStreams } from '#class/web/testing/event-streams.ts';
import { takeTime } from '#testing/web/lesson.ts';
import { mappedRehearsal } from '#testing/web/mapped-lesson.ts';
import { showApp } from '#testing/web/show-app.tsx';

const at = '/class#7K3MPQ2X';
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const link = page.css('.class-link');

async function showPhone(answers: NonNullable<Parameters<typeof showApp>[0]['answers']> = {}) {
  const { streams } = standInStreams();
  const shown = await showApp({
    at,
    size: [360, 740],
    answers: { commandClassScreen: ({ body }) => ({ phone: body.id }), ...answers },
  });
  await expect.poll(() => streams.length).toBe(1);
  const send = (state: object, place: object = {}) =>
    streams[0]?.send('state', { state: { ...classStart, ...state }, at: 0, wait: null, taken: [], ...place });
  send({});
  await expect.element(link).toMatchTextContent('The screen follows.');
  const asked = () => {
    const {
      id: _,
      seq: __,
      ...command
    } = (shown.calls('commandClassScreen').at(-1)?.body ?? {}) as Record<string, unknown>;
    return command;
  };
  const press = async (name: string | RegExp, command: object) => {
    await button(name).click();
    await expect.poll(asked).toEqual(command);
  };
  return { ...shown, send, press };
}

test('each phrase of a day, both phrases, everything up to that day, and each stage of its lesson take one press', async () => {
  const { press } = await showPhone();
  await press(/^Phrase 1\b.*Out of the ground/, { do: 'task', to: { first: 1, last: 1 } });
  await expect.element(button('Everything up to today')).not.toBeInTheDocument();
  await button('Day 3').click();
  await press(/^Phrase 6/, { do: 'task', to: { first: 6, last: 6 } });
  await press('Both', { do: 'task', to: { first: 5, last: 6 } });
  await press('Everything up to today', { do: 'task', to: { first: 1, last: 6 } });
  await press('Warm up', { do: 'task', to: { day: 3, stage: 'warm_up' } });
  await press('Each eight, slowly', { do: 'task', to: { day: 3, stage: 'eights' } });
  await press('A little faster', { do: 'task', to: { day: 3, stage: 'three_quarters' } });
  await press('At full speed', { do: 'task', to: { day: 3, stage: 'full' } });
  await press('Join it up', { do: 'task', to: { day: 3, stage: 'join' } });
});

test('play, the last eight again, black, alone, volume, loop and speed take one press each', async () => {
  const { press, send } = await showPhone();
  await press('Play', { do: 'play', to: true });
  // This place is ten counts into the second phrase.
  send({ segment: 2 }, { at: (42 * 60) / 128 });
  await press('Last eight again', { do: 'task', to: { eight: 40 } });
  await press('Black screen', { do: 'black', to: true });
  send({ black: true });
  await press('Black screen', { do: 'black', to: false });
  await press('They do it alone', { do: 'alone', to: true });
  await press('Quieter', { do: 'volume', to: 80 });
  await press('Loop', { do: 'loop', to: true });
  await press('0.5x', { do: 'rate', to: 0.5 });
});

test('the phone shows the screen’s segment, count and word, also while the dance is paused or counted in', async () => {
  const { send } = await showPhone();
  const words = page.css('.class-words');
  send({ segment: 2 }, { at: (33.1 * 60) / 128 });
  await expect.element(page.getByText('Segment 2 of 24, Day 1')).toBeVisible();
  await expect.element(words.css('.class-count')).toHaveTextContent('2');
  await expect.element(words.css('.class-cue')).toHaveTextContent('sway');
  // At a hundredth of the speed a count lasts long enough to be tested.
  send({ segment: 2, playing: true, rate: 0.01 }, { at: 15, wait: 2.5 });
  await expect.element(words.css('.class-count')).toHaveTextContent('6');
  await expect.element(words.css('.class-cue')).toHaveTextContent('Count-in');
});

test('the phone says within three seconds that its screen is gone, and at once that it is back', async () => {
  takeTime();
  const { send } = await showPhone();
  await expect.element(link).toHaveAttribute('data-link', 'there');
  await vi.advanceTimersByTimeAsync(3_000);
  await expect.element(link).toHaveAttribute('data-link', 'lost');
  await expect.element(link).toMatchTextContent('No answer from the screen.');
  send({});
  await expect.element(link).toHaveAttribute('data-link', 'there');
});

test('the phone shows the teacher’s words for the day, or for the danced phrase, and how the move is done', async () => {
  const { send } = await showPhone();
  const words = page.css('.class-teaches');
  await expect.element(words).toMatchTextContent('Welcome to your own funeral.');
  send({ segment: 2, task: { first: 2, last: 2 } }, { at: 15 });
  await expect.element(words).toMatchTextContent('First eight, stagger.');
  await expect.element(words.getByText('Welcome to your own funeral.')).not.toBeInTheDocument();
  // The markers of the notes are removed.
  await expect.element(words.getByText(/\[/)).not.toBeInTheDocument();
  await expect.element(words.css('.class-hint')).toBeVisible();
});

test('only Leave leads away from the phone’s page, and it asks first', async () => {
  await showPhone();
  await expect.element(page.getByRole('link')).toHaveLength(0);
  await button('Leave').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect.element(link).toBeVisible();
  await button('Leave').click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect.element(button('Show the dance here')).toBeVisible();
  await expect.element(page.getByRole('banner')).toBeVisible();
});

test('a video without counts is led in segments, and the phone says why', async () => {
  const readLesson = mappedRehearsal({ youtube_id: 'aaaaaaaaaaa' });
  const { dance: _, ...unmapped } = readLesson;
  await showPhone({ readLesson: unmapped });
  await expect.element(page.getByText('Segment 1 of 4')).toBeVisible();
  await expect.element(page.getByText(/^Nobody has counted this video yet/)).toBeVisible();
  for (const name of ['Day 1', 'Warm up', 'Last eight again', 'They do it alone'])
    await expect.element(button(name)).not.toBeInTheDocument();
  await expect
    .element(page.getByText('A video from YouTube stays in the picture while it plays.'))
    .toBeVisible();
  await expect.element(button('Next segment')).toBeVisible();
});

test('a dance of the operator’s own has its own days and phrases, and no warm-up', async () => {
  const { press } = await showPhone({ readLesson: mappedRehearsal({ media_file: 'film.mp4' }) });
  await expect.element(button('Day 3')).not.toBeInTheDocument();
  await button('Day 2').click();
  await press(/^Phrase 2\b.*Swim/, { do: 'task', to: { first: 2, last: 2 } });
  await press('Everything up to today', { do: 'task', to: { first: 1, last: 2 } });
  await press('Join it up', { do: 'task', to: { day: 2, stage: 'join' } });
  await expect.element(button('Both')).not.toBeInTheDocument();
  await expect.element(button('Warm up')).not.toBeInTheDocument();
  await expect.element(button('They do it alone')).toBeVisible();
});
