import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clockSeconds, clockText } from '#studio/rules/step-problems.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { operatorAnswers, studioLesson } from '#testing/web/studio.ts';
import googleDocs from './clipboard/google-docs.txt?raw';
import word from './clipboard/word.txt?raw';

const notes = page.getByRole('textbox', { name: 'Notes' });
const save = page.getByRole('button', { name: 'Save this step' });
const discard = page.getByRole('button', { name: 'Discard changes' });

/** Opens a lesson in the studio. */
async function openLesson(order_num: number, asked = '') {
  const lesson = studioLesson(order_num);
  const answers = { ...operatorAnswers, ...lesson.answers };
  const shown = await showApp({ at: `/studio/lessons/${order_num}${asked}`, answers });
  await expect.element(notes).toBeVisible();
  return { ...shown, saveStep: lesson.saveStep, step: lesson.stepOf(`${order_num}-learn-1`) };
}

async function write(words: string): Promise<void> {
  await notes.click();
  await userEvent.keyboard(`{Control>}{End}{/Control}${words}`);
  await expect.element(notes).toMatchTextContent(words);
}

function paste(kind: string, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData(kind, text);
  notes
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test('bold, lists and tables are kept when pasted into the notes from Google Docs and Word', async () => {
  await openLesson(2);
  const same = [
    '<h2>Before you rise</h2>',
    '<p>Drag the <strong>left</strong> foot, <em>slowly</em>, as <a>they walk</a>.</p>',
    '<ul><li><p>knees</p><ul><li><p>both of them</p></li></ul></li><li><p>neck</p></li></ul>',
  ].join('');
  const table = '<p><strong>Count</strong> | Foot</p><p>one | left</p>';
  const numbered = '<ol><li><p>rise</p></li><li><p>walk</p></li></ol>';
  for (const [copied, expected] of [
    [googleDocs, same + table],
    [word, same + numbered + table],
  ] as const) {
    await notes.click();
    await userEvent.keyboard('{Control>}a{/Control}');
    paste('text/html', copied);
    await expect.poll(() => notes.element().innerHTML.replace(/<(\w+) [^>]*>/g, '<$1>')).toBe(expected);
  }
});

test('a paste of ten megabytes is refused at the notes, which stay as they were', async () => {
  await openLesson(2);
  const before = notes.element().innerHTML;
  await notes.click();
  paste('text/plain', 'x'.repeat(10_000_000));
  await expect.element(page.getByText('That is too long for notes. Nothing was pasted.')).toBeVisible();
  expect(notes.element().innerHTML).toBe(before);
});

test('times are set by watching and pressing a key', async () => {
  await openLesson(2);
  const start = page.getByLabelText('Start', { exact: true }).first();
  await page.getByRole('button', { name: 'Set times by watching' }).click();
  // The player has reached the start of the step.
  const begins = (start.element() as HTMLInputElement).value;
  await expect.element(page.css('.studio-position')).toHaveTextContent(begins);
  // The picture fills its frame.
  const sizeOf = (selector: string) => {
    const { width, height } = page.css(selector).element().getBoundingClientRect();
    return { width, height };
  };
  expect(sizeOf('.screen .dancer-stage')).toEqual(sizeOf('.screen'));
  await page.getByRole('button', { name: '+5 s' }).click();
  await userEvent.keyboard('s');
  await expect.element(start).toHaveValue(clockText((clockSeconds(begins) ?? 0) + 5));
});

test('an item that learners have ticked is removed from the list only after a confirmation', async () => {
  const { answer, saveStep } = await openLesson(2, '?step=2-practice');
  answer({
    saveStudioStep: (sent) =>
      sent.body.confirmed ? saveStep(sent) : { done: false, people: 1, version: null },
  });
  await page.getByRole('button', { name: 'Take practice segment 1 off the list' }).click();
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Take segments off the practice list?' });
  await expect.element(dialog).toMatchTextContent('1 person has records on it.');
  await dialog.getByRole('button', { name: 'Take it out' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
});

test('Discard also removes words that are no time, and a practice list can be made by cutting the step', async () => {
  await openLesson(2, '?step=2-practice');
  const start = page.getByLabelText('Start', { exact: true }).nth(1);
  const before = (start.element() as HTMLInputElement).value;
  await page.getByLabelText('Practice segment 1', { exact: true }).fill('Claw');
  await start.fill('no time');
  await discard.click();
  await expect.element(start).toHaveValue(before);
  const items = page.getByRole('textbox', { name: /^Practice segment \d+$/ });
  const count = items.all().length;
  await page.getByRole('button', { name: 'Cut it and add them to the list' }).click();
  await expect.poll(() => items.all().length).toBeGreaterThan(count);
});

test('steps change places with the keyboard', async () => {
  await openLesson(2);
  (page.getByRole('button', { name: 'Move Lesson part 1' }).element() as HTMLElement).focus();
  // "Picked up" is announced before the rows are measured, so each key waits until its effect is announced.
  for (const [key, said] of [
    ['[Space]', 'moved over droppable area 2-learn-1'],
    ['[ArrowDown]', 'moved over droppable area 2-learn-2'],
    ['[Space]', 'dropped over droppable area 2-learn-2'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(page.getByRole('status').filter({ hasText: said })).toBeInTheDocument();
  }
  await expect
    .element(page.getByRole('button', { name: 'Save title and order' }))
    .toHaveAttribute('aria-disabled', 'false');
});

test('a part can be added once the title is saved, and does not look like another operator’s change', async () => {
  await openLesson(3);
  const lesson = page.getByRole('region', { name: 'The lesson' });
  const add = lesson.getByRole('button', { name: 'Add a lesson part' });
  await lesson.getByLabelText('Title').fill('Risen');
  await expect.element(add).toBeDisabled();
  await lesson.getByRole('button', { name: 'Save title and order' }).click();
  await add.click();
  await expect.element(lesson.getByRole('button', { name: 'Lesson part 3', exact: true })).toBeVisible();
  await expect.element(lesson.getByText('Everything is saved')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Risen');
});

test('if another operator changed another field, both changes are saved without a question', async () => {
  const { step } = await openLesson(1);
  const title = page.getByLabelText('Title');
  await title.fill('Slower');
  step.change({ ...step.value(), end_time: 77 });
  await write(' Mine.');
  await save.click();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  expect(step.value()).toMatchObject({ end_time: 77, notes_html: expect.stringContaining('Mine.') });
  await expect.element(title).toHaveValue('Slower');

  // A page that reads the step again merges both changes before anything is pressed.
  await write(' Again.');
  step.change({ ...step.value(), end_time: 78 });
  window.dispatchEvent(new Event('visibilitychange'));
  await save.click();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  expect(step.value()).toMatchObject({ end_time: 78, notes_html: expect.stringContaining('Again.') });
});

test('typed words stay when the device’s storage is emptied meanwhile, and are kept again with the next word', async () => {
  await openLesson(1);
  await write(' Slower.');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await write(' Still here.');
  await expect.element(notes).toMatchTextContent('Slower. Still here.');
  expect(Object.values(localStorage).join()).toContain('Slower. Still here.');
});
