import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { steadyMapping } from '#dance/rules/score/mapping.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import type { Answers } from '#testing/web/answers.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { operatorAnswers, stored } from '#testing/web/studio.ts';

type Read = OutputOf<'readStudioVideos'>;
type Step = Read['steps'][number];

const step = (day: number, step_type: Step['step_type'], part = ''): Step => ({
  id: `${day}-${step_type}${part}`,
  lesson_id: String(day),
  order_num: day,
  title: `Day ${day}`,
  step_type,
  youtube_id: null,
  media_file: null,
  start_time: 0,
  end_time: 30,
  problems: [],
});
const steps = [1, 2].flatMap((day) => [
  step(day, 'learn', '1'),
  step(day, 'learn', '2'),
  step(day, 'practice'),
  step(day, 'zombie_check'),
]);
const read: Read = {
  steps,
  items: [{ step_id: '1-practice', item_text: 'Dig out', start_time: 90, end_time: 105 }],
  version: '1',
};
const builtIn: OutputOf<'readStudioBuiltIn'> = {
  lines: [{ part: 'items', count: 2, places: [] }],
  own: false,
  dance: false,
  revision: { days: [], open: [] },
  version: '1',
};
const save = page.getByRole('button', { name: /^Save \d/ });
const items = page.getByLabelText('Practice segments of the built-in course');

/** Opens the page Videos with a server that stores the sent videos. */
async function openVideos(changes: Partial<OutputOf<'readStudioBuiltIn'>> = {}, answers: Answers = {}) {
  return showApp({
    at: '/studio/videos',
    answers: {
      ...operatorAnswers,
      readStudioVideos: read,
      readStudioBuiltIn: { ...builtIn, ...changes },
      saveStudioVideos: {
        done: true,
        people: 0,
        did: [],
        told: ['Day 1: its practice list is empty.'],
        version: '2',
      },
      ...answers,
    },
  });
}

async function paste(row: string, text: string): Promise<void> {
  await expect.element(page.getByLabelText(row)).toBeVisible();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  page.getByLabelText(row).element().dispatchEvent(event);
}

// §3.videos-ask-once-about-built-in
test('one video a day fills all steps of each day, other parts are removed, and one question is asked about the built-in items', async () => {
  const { calls } = await openVideos();
  await page.getByText('one video a day').click();
  await paste('Video of Day 1', 'https://youtu.be/aaaaaaaaaaa\nhttps://youtu.be/bbbbbbbbbbb');
  await expect.element(page.getByLabelText('Video of Day 2')).toHaveValue('bbbbbbbbbbb');
  await expect.element(page.getByText(/^2 lesson parts without a video go with the next save/)).toBeVisible();
  await save.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Say first/);
  expect(calls('saveStudioVideos')).toEqual([]);
  await expect.element(items).toHaveFocus();
  await items.selectOptions('go: I write my own');
  await save.click();
  await expect.element(page.getByText('Day 1: its practice list is empty.')).toBeVisible();
  const body = calls('saveStudioVideos')[0]?.body as { videos: { id: string; youtube_id: string }[] };
  expect(body).toMatchObject({
    built_in: { items: 'empty', notes: 'keep', titles: 'keep', parts: 'shown' },
    confirmed: false,
  });
  expect(body.videos.map(({ id, youtube_id }) => [id, youtube_id])).toEqual(
    [1, 2].flatMap((day) =>
      ['learn1', 'practice', 'zombie_check'].map((kind) => [
        `${day}-${kind}`,
        (day === 1 ? 'a' : 'b').repeat(11),
      ]),
    ),
  );
});

test('without a dance of the operator’s own the page links to it, and offers no lists made from it', async () => {
  await openVideos();
  await paste('Video of Day 1, practice list', 'https://youtu.be/aaaaaaaaaaa\n');
  await expect.element(page.getByRole('link', { name: 'Paste its script' })).toBeVisible();
  await expect.element(items.getByText(/made of my dance/)).not.toBeInTheDocument();
});

test('when nothing is built in, nothing is asked', async () => {
  const { calls } = await openVideos({ lines: [] });
  await paste('Video of Day 1, practice list', 'https://youtu.be/aaaaaaaaaaa\n');
  await save.click();
  await expect.poll(() => calls('saveStudioVideos')).toMatchObject([{ body: { confirmed: false } }]);
  expect(calls('saveStudioVideos')[0]?.body).not.toHaveProperty('built_in');
});

test('practice segments outside of their video are named', async () => {
  await openVideos();
  await paste('Video of Day 1, practice list', 'https://youtu.be/aaaaaaaaaaa\n');
  await page.getByLabelText('End').nth(2).fill('1:00');
  await expect
    .element(page.getByText('Practice segments outside of what is shown (0:00 to 1:00): “Dig out”'))
    .toBeVisible();
});

test('a video that shows none of the phrases of its day is reported before anything is saved', async () => {
  const phrases = ['March', 'Swim'].map((title) => ({
    id: title,
    section: title,
    title,
    counts: 16,
    cues: [],
  }));
  const dance = { score: { id: 'own', title: 'Own', tempo: 120, phrases }, days: [['March'], ['Swim']] };
  const medium = {
    key: 'youtube aaaaaaaaaaa',
    kind: 'youtube' as const,
    name: 'aaaaaaaaaaa',
    steps: [],
    version: '1',
  };
  await openVideos(
    {},
    { readStudioDance: { dance, version: '1', media: [{ ...medium, mapping: steadyMapping(16, 120) }] } },
  );
  await paste('Video of Day 1, practice list', 'https://youtu.be/aaaaaaaaaaa\n');
  await expect.element(page.getByLabelText('Video of Day 1, practice list')).toHaveValue('aaaaaaaaaaa');
  const remark = page.getByText(/^By its counts it shows nothing/);
  await expect.element(remark).not.toBeInTheDocument();
  await paste('Video of Day 2, practice list', 'https://youtu.be/aaaaaaaaaaa\n');
  await expect.element(remark).toMatchTextContent('By its counts it shows nothing that Day 2 teaches: Swim.');
});

test('two operators give videos to two steps: both are saved, without a question', async () => {
  const table = stored(steps);
  const { answer } = await openVideos({ lines: [] });
  answer({
    readStudioVideos: () => ({ ...read, steps: table.value(), version: table.version() }),
    saveStudioVideos: (sent) => {
      const next = table.value().map((step) => {
        const saved = sent.body.videos.find(({ id }) => id === step.id);
        return saved ? { ...step, ...saved } : step;
      });
      const answer = table.save(sent, next);
      return answer instanceof Response ? answer : { done: true, people: 0, did: [], told: [], ...answer };
    },
  });
  await paste('Video of Day 1, practice list', 'https://youtu.be/aaaaaaaaaaa');
  await expect.element(save).toBeVisible();
  table.change(steps.map((step) => (step.id === '2-learn2' ? { ...step, youtube_id: 'bbbbbbbbbbb' } : step)));
  await save.click();
  await expect.element(page.getByText('Everything is saved')).toBeVisible();
  const shown = table.value().flatMap(({ id, youtube_id }) => (youtube_id ? [[id, youtube_id]] : []));
  expect(shown).toEqual([
    ['1-practice', 'aaaaaaaaaaa'],
    ['2-learn2', 'bbbbbbbbbbb'],
  ]);
});
