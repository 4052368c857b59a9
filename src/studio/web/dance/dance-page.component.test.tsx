import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { steadyMapping } from '#dance/rules/score/mapping.ts';
import { type Medium, openDance, own, save, script } from '../testing/open-dance.ts';

const march = `Title: Town dance
118 bpm, intro 20 s
# Zombie March
8 march forward
8 march back
# Swim
8 swim / 1 swim 3 swim 5 together 7 jump
8 swim
repeat Zombie March`;

// §2.pasted-script-read-while-typed
test('a pasted script is read while it is typed, spread over the days, and saved', async () => {
  const { dance, reload } = await openDance();
  await script.fill(march);
  await expect.element(page.getByText(/3 phrases, 48 counts, 0:24 long at 118/)).toBeVisible();
  await expect.element(page.getByText(/20 s of music come before/)).toBeVisible();
  await expect.element(page.getByText('learnt with Zombie March')).toBeVisible();
  await page.getByLabelText('Day of Swim').selectOptions('Day 4');
  await save.click();
  await expect.element(page.getByText('The course teaches “Town dance”.')).toBeVisible();
  const next = page.getByRole('link', { name: 'Next: Give the days your videos' });
  await expect.element(next).toHaveAttribute('href', '/studio/videos');
  const { score, days } = dance.value() ?? { score: { phrases: [] }, days: [] };
  expect(score.phrases.map(({ title, counts }) => [title, counts])).toEqual([
    ['Zombie March', 16],
    ['Swim', 16],
    ['Zombie March', 16],
  ]);
  const [first, swim] = score.phrases.map(({ id }) => id);
  expect([days[0], days[1], days[3]]).toEqual([[first], [], [swim]]);
  await expect.element(page.getByText('march.mp4 no longer shows Swim.')).toBeVisible();
  await reload();
  await expect.element(page.getByText(/20 s of music come before/)).toBeVisible();
});

test('a problem of a script is reported with its line and shown there, and the script is not saved', async () => {
  const { calls } = await openDance();
  await script.fill('118 bpm\n# March\n8 march\nrepeat Swim');
  await page.getByRole('button', { name: 'Line 4' }).click();
  const field = script.element() as HTMLTextAreaElement;
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('repeat Swim');
  await save.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Line 4: “Swim” can’t be repeated/);
  expect(calls('saveStudioDance')).toEqual([]);
});

test.each([
  ['phrases', '32 march\n'.repeat(301), /It can have 300 at most/],
  ['counts', '# March\n128 march\n'.repeat(32), /It can have 4,000 at most/],
])(
  'a script of more %s than a dance can have is refused, and neither its phrases nor its moves are listed',
  async (_, lines, refusal) => {
    await openDance();
    await script.fill(`118 bpm\n${lines}`);
    await expect.element(page.getByText(refusal).first()).toBeVisible();
    await expect.element(page.getByLabelText(/^Day of/).first()).not.toBeInTheDocument();
    await expect.element(page.getByRole('region', { name: 'The house dancer' })).not.toBeInTheDocument();
  },
);

test('a text that is no script stays in the field, with a sentence about it', async () => {
  await openDance();
  await script.fill('<html><body>My dance</body></html>');
  await expect.element(page.getByText(/source of a web page/).first()).toBeVisible();
  await expect.element(script).toHaveValue('<html><body>My dance</body></html>');
});

test('an unsaved script is back after a reload, and after another operator’s save', async () => {
  const { reload, dance } = await openDance();
  await script.fill(march);
  await expect.element(save).toHaveAttribute('aria-disabled', 'false');
  await reload();
  await expect.element(script).toHaveValue(march);
  dance.change({ score: { id: 'own', title: 'Theirs', tempo: 120, phrases: [] }, days: [] });
  await save.click();
  await expect.element(page.getByText(/This was changed elsewhere/)).toBeVisible();
  await expect.element(script).toHaveValue(march);
});

const video = (key: string, changes: Partial<Medium>): Medium => ({
  key,
  kind: 'youtube',
  name: key.replace('youtube ', ''),
  steps: [],
  mapping: null,
  version: '1',
  ...changes,
});

test('the course goes back to the house routine with a press and a save', async () => {
  const { dance } = await openDance(own, [video('youtube aaaaaaaaaaa', { mapping: steadyMapping(32, 120) })]);
  await page.getByRole('button', { name: 'Go back to the house routine' }).click();
  await expect.element(page.getByText(/counts in one medium go along/)).toBeVisible();
  await page.getByRole('button', { name: 'Teach the house routine' }).click();
  await expect.element(page.getByText('The course teaches the house routine.')).toBeVisible();
  expect(dance.value()).toBeNull();
});

test('each medium says whether it has a mapping, and has a link to it', async () => {
  await openDance(own, [
    video('youtube aaaaaaaaaaa', {
      mapping: steadyMapping(32, 118),
      steps: [{ id: 'x', name: 'Day 2, part 1', order_num: 2 }],
    }),
    video('file music.mp3', { kind: 'recording', name: 'music.mp3' }),
  ]);
  const media = page.getByRole('region', { name: 'Media' });
  await expect.element(media.getByText('32 counts, 118 beats a minute')).toBeVisible();
  await expect.element(media.getByText('No counts yet')).toBeVisible();
  await expect
    .element(media.getByRole('link', { name: 'Tap the count of The recording (music.mp3)' }))
    .toHaveAttribute('href', '/studio/dance/file%20music.mp3');
});

test('one press makes a day’s practice list from the dance; a list with ticks is replaced after a question', async () => {
  const medium = video('youtube aaaaaaaaaaa', {
    mapping: steadyMapping(32, 120, 10),
    steps: [{ id: '1-practice', name: 'Day 1, practice list', order_num: 1 }],
  });
  const steps = [{ id: '1-practice', step_type: 'practice' as const, medium: 'youtube' as const }];
  let confirmed = false;
  const { lesson } = await openDance(own, [medium], {
    readStudioCourse: { lessons: [{ id: '1', order_num: 1, title: 'One', steps }], version: '1' },
    saveStudioStep: (sent) => {
      if (!sent.body.confirmed) return { done: false, people: 2, version: null };
      confirmed = true;
      return lesson.saveStep(sent);
    },
  });
  const practice = lesson.stepOf('1-practice');
  practice.change({ ...practice.value(), youtube_id: 'aaaaaaaaaaa' });
  await page.getByRole('button', { name: 'Make the list of day 1' }).click();
  await expect.element(page.getByText(/2 people have ticked some of them/)).toBeVisible();
  expect(confirmed).toBe(false);
  await page.getByRole('button', { name: 'Replace it' }).click();
  await expect.element(page.getByText(/^Saved: \d items$/)).toBeVisible();
  expect(
    practice
      .value()
      .checklists.map(({ item_text, start_time, end_time }) => [item_text, start_time, end_time]),
  ).toEqual(
    expect.arrayContaining([
      ['March', 10, 18],
      ['Swim', 18, 26],
      ['March → Swim', 14, 22],
    ]),
  );
});

test('all lists are made with one press, from what is stored at that moment', async () => {
  let version = 1;
  const { calls } = await openDance(own, [], {
    readStudioBuiltIn: () => ({
      lines: [],
      own: true,
      dance: true,
      revision: { days: [], open: [] },
      version: `version ${version}`,
    }),
    saveStudioBuiltIn: {
      done: true,
      people: 0,
      did: [],
      told: ['Day 2: its practice list is empty.'],
      version: '9',
    },
  });
  const make = page.getByRole('button', { name: 'Make all lists that are empty or still built in' });
  await expect.element(make).toBeVisible();
  version = 2;
  await make.click();
  await expect.element(page.getByText('Day 2: its practice list is empty.')).toBeVisible();
  // No list was made, so the page does not say 'Done'.
  await expect.element(page.getByText(/^Done/)).not.toBeInTheDocument();
  const choice = { items: 'propose', notes: 'keep', titles: 'keep', parts: 'keep' };
  expect(calls('saveStudioBuiltIn')[0]?.body).toEqual({ choice, confirmed: false, version: 'version 2' });
});

test('days without a new part become days of revision with one press, under the operator’s title', async () => {
  let open = [2, 3, 4];
  const { calls } = await openDance(own, [], {
    readStudioBuiltIn: () => ({
      lines: [],
      own: true,
      dance: true,
      revision: { days: [2, 3, 4], open },
      version: `version ${open.length}`,
    }),
    saveStudioRevision: () => {
      open = [];
      return {
        done: true,
        people: 0,
        did: ['3 titles are new: days 2 to 4.'],
        told: [],
        version: 'version 0',
      };
    },
  });
  const card = page.getByRole('region', { name: 'Days without a new part' });
  await card.getByLabelText('Their titles begin with').fill(' ');
  await expect.element(card.getByText('Such a day needs a title.')).toBeVisible();
  await expect.element(card.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  await card.getByLabelText('Their titles begin with').fill('Again');
  await card.getByRole('button', { name: 'Let days 2 to 4 revise' }).click();
  await expect.element(card.getByText('3 titles are new: days 2 to 4.')).toBeVisible();
  await expect.element(card.getByText(/^Days 2 to 4 revise your dance/)).toBeVisible();
  expect(calls('saveStudioRevision').map(({ body }) => body)).toEqual([
    { title: 'Again', confirmed: false, version: 'version 3' },
  ]);
});
