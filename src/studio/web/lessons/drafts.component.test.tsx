// Nothing that is typed in the studio is lost, and nobody else's words are overwritten unseen.

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sendToTabs } from '#platform/web/tab-channel.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { later, refusal, type Sent, unreachable } from '#testing/web/answers.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { boss, operatorAnswers, studioLesson } from '#testing/web/studio.ts';
import { toasts } from '#testing/web/toasts.ts';

const notes = page.getByRole('textbox', { name: 'Notes' });
const save = page.getByRole('button', { name: 'Save this step' });
const warning = page.getByRole('dialog', { name: 'This is not saved yet' });
const stay = warning.getByRole('button', { name: 'Stay and save' });
const allLessons = page.getByRole('link', { name: 'All lessons' });
const saved = () => expect.element(save).toHaveAttribute('aria-disabled', 'true');

async function write(words: string): Promise<void> {
  await notes.click();
  await userEvent.keyboard(`{Control>}{End}{/Control}${words}`);
  await expect.element(notes).toMatchTextContent(words);
}

async function signOut(): Promise<void> {
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
}

type Answer = OutputOf<'saveStudioStep'> | Response;

/** Opens the first lesson in the studio. */
async function openLesson() {
  const lesson = studioLesson(1);
  const shown = await showApp({
    at: '/studio/lessons/1',
    answers: { ...operatorAnswers, ...lesson.answers },
  });
  await expect.element(notes).toBeVisible();
  const step = lesson.stepOf('1-learn-1');
  return {
    ...shown,
    /** Saves the step as another operator would. */
    others: (words: string) =>
      step.change({ ...step.value(), notes_html: `${step.value().notes_html}<p>${words}</p>` }),
    /** Answers the next save with the result of `meet`, which may call `store` to store the saved step. */
    onNextSave: (meet: (store: () => Answer) => Answer | Promise<Answer>) =>
      shown.answer({
        saveStudioStep: (sent: Sent<'saveStudioStep'>) => {
          shown.answer({ saveStudioStep: lesson.saveStep });
          return meet(() => lesson.saveStep(sent));
        },
      }),
  };
}

test('typed words are back after a reload, and Discard goes back to the stored ones', async () => {
  const { reload } = await openLesson();
  await write(' Slower than slow.');
  await reload();
  await expect.element(notes).toMatchTextContent('Slower than slow.');
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(notes).not.toMatchTextContent('Slower than slow.');
  await saved();
});

test('every way out asks: another step, a link, signing out, even right after an answer', async () => {
  await openLesson();
  await write(' And slower.');
  const ways = [
    () => page.getByRole('button', { name: 'Practice list', exact: true }).click(),
    () => allLessons.click(),
    signOut,
  ];
  for (const way of ways) {
    await way();
    await stay.click();
    await expect.element(warning).not.toBeInTheDocument();
    expect(location.pathname).toBe('/studio/lessons/1');
    await expect.element(notes).toMatchTextContent('And slower.');
  }
  await allLessons.click();
  await expect.element(stay).toBeVisible();
  stay.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  // The test acts before the browser reports that the dialog has closed.
  for (let turn = 0; turn < 20; turn += 1) await null;
  allLessons.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  // Within this time the browser reports that the first dialog has closed.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(stay).toBeVisible();
  expect(location.pathname).toBe('/studio/lessons/1');
});

test('Back also asks after a save, and then leads to the page where it would have led without a question', async () => {
  const lesson = studioLesson(1);
  await showApp({ at: '/studio/lessons', answers: { ...operatorAnswers, ...lesson.answers } });
  await page.css('a[href="/studio/lessons/1"]').click();
  await write(' Slow.');
  await save.click();
  await saved();
  await write(' Slower.');
  history.back();
  await stay.click();
  expect(location.pathname).toBe('/studio/lessons/1');
  await expect.element(notes).toMatchTextContent('Slow. Slower.');
  history.back();
  await warning.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByRole('heading', { name: 'Lessons' })).toBeVisible();
  expect(location.pathname).toBe('/studio/lessons');
});

test('a confirmed sign-out asks nothing more', async () => {
  const { answer } = await openLesson();
  await write(' And slower.');
  answer({ signOut: {} });
  await signOut();
  await warning.getByRole('button', { name: 'Sign out without it' }).click();
  await expect.element(page.getByLabelText('Password', { exact: true })).toBeVisible();
  await expect.element(warning).not.toBeInTheDocument();
  expect(Object.keys(localStorage).filter((key) => key.includes('/draft/'))).toEqual([]);
});

test('a sign-out in another tab takes effect at once, even with unsaved words', async () => {
  await openLesson();
  await write(' And slower.');
  sendToTabs('shamble.presence', { left: boss.id });
  await expect.element(page.getByLabelText('Password', { exact: true })).toBeVisible();
  expect(location.pathname).toBe('/auth/login');
  await expect.element(warning).not.toBeInTheDocument();
});

test('words stay on the device when the page is left: a sign-out on another page asks about them, and coming back shows them', async () => {
  await openLesson();
  await write(' And slower.');
  await allLessons.click();
  await warning.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByRole('heading', { name: 'Lessons' })).toBeVisible();
  await signOut();
  await expect.element(warning).toMatchTextContent('on another page of the studio');
  await stay.click();
  await page.css('a[href="/dashboard"]').first().click();
  await expect.element(page.getByRole('navigation', { name: 'Studio' })).not.toBeInTheDocument();
  await signOut();
  await expect.element(toasts.getByRole('button', { name: 'Sign out all the same' })).toBeVisible();
  history.back();
  await page.css('a[href="/studio/lessons/1"]').click();
  await expect.element(notes).toMatchTextContent('And slower.');
});

test('a save without a network says so, and keeps everything', async () => {
  const { answer } = await openLesson();
  await write(' And slower.');
  answer({ saveStudioStep: unreachable });
  await save.click();
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  await expect.element(notes).toMatchTextContent('And slower.');
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
});

test('a person whose session has ended signs in again over the page, even after a wrong password, and the edit goes on', async () => {
  const { onNextSave, answer } = await openLesson();
  await write(' Slowest.');
  onNextSave(() => refusal('unauthenticated'));
  answer({ readSession: { user: null, developer_tools: false }, signIn: refusal('invalid_credentials') });
  await save.click();
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabelText('Password', { exact: true }).fill('not my password');
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.element(again.getByRole('alert')).toBeVisible();
  const here = { user: boss, developer_tools: false };
  answer({ readSession: here, signIn: here });
  await again.getByLabelText('Password', { exact: true }).fill('lurch-and-drag-7');
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(notes).toMatchTextContent('Slowest.');
  await save.click();
  await saved();
});

test('if another operator saved first, both texts are shown until one is chosen', async () => {
  const { others } = await openLesson();
  const notice = page.getByText('This was changed elsewhere while you were editing:');
  await write(' Mine.');
  others('Theirs.');
  await save.click();
  await expect.element(notice).toBeVisible();
  await expect.element(notes).toMatchTextContent('Mine.');
  await page.getByRole('button', { name: 'Keep mine and go on' }).click();
  await save.click();
  await saved();
  await expect.element(notes).toMatchTextContent('Mine.');

  await write(' Once more.');
  others('Theirs again.');
  await save.click();
  await page.getByRole('button', { name: 'Show what is stored, drop mine' }).click();
  await expect.element(notes).toMatchTextContent('Theirs again.');
  await expect.element(notes).not.toMatchTextContent('Once more.');
});

test('words that are typed during a save stay, and are saved by the next one', async () => {
  const { onNextSave, reload } = await openLesson();
  const way = later<null>();
  onNextSave(async (store) => {
    await way.answer;
    return store();
  });
  await write(' Before.');
  await save.click();
  await write(' After.');
  way.come(null);
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
  await save.click();
  await saved();
  await reload();
  await expect.element(notes).toMatchTextContent('Before. After.');
  await saved();
});

test('a save whose answer was lost does not look like another operator’s change, even after more words and a reload', async () => {
  const { onNextSave, reload } = await openLesson();
  onNextSave((store) => {
    store();
    return unreachable();
  });
  await write(' Stored.');
  await save.click();
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  await save.click();
  await saved();

  // The database stores the change, but is gone before it can answer.
  onNextSave((store) => {
    store();
    return refusal('unavailable');
  });
  await write(' Stored again.');
  await save.click();
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  await write(' And more.');
  await reload();
  await expect.element(notes).toMatchTextContent('Stored. Stored again. And more.');
  await save.click();
  await saved();
  await reload();
  await expect.element(notes).toMatchTextContent('Stored. Stored again. And more.');
});

test('a page that is left during a save has nothing unsaved afterwards', async () => {
  const { onNextSave } = await openLesson();
  const way = later<null>();
  onNextSave(async (store) => {
    await way.answer;
    return store();
  });
  await write(' Gone home.');
  await save.click();
  await allLessons.click();
  await warning.getByRole('button', { name: 'Leave' }).click();
  const kept = () => Object.keys(localStorage).filter((key) => key.includes('step 1-learn-1'));
  expect(kept()).toHaveLength(1);
  way.come(null);
  await expect.poll(kept).toEqual([]);
  await page.css('a[href="/studio/lessons/1"]').click();
  await expect.element(notes).toMatchTextContent('Gone home.');
  await saved();
});

test('a new item that is edited during its save stays one item', async () => {
  const { onNextSave, reload } = await openLesson();
  const list = page.getByRole('button', { name: 'Practice list', exact: true });
  const items = page.getByRole('textbox', { name: /^Practice segment \d+$/ });
  await list.click();
  await expect.element(items.first()).toBeVisible();
  const before = items.all().length;
  await page.getByRole('button', { name: 'Add a practice segment' }).click();
  const way = later<null>();
  onNextSave(async (store) => {
    await way.answer;
    return store();
  });
  await items.last().fill('Bite');
  await save.click();
  await items.last().fill('Bite twice');
  way.come(null);
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
  await save.click();
  await expect.element(page.getByText('Not saved yet')).not.toBeInTheDocument();
  await reload();
  await list.click();
  await expect.element(items).toHaveLength(before + 1);
  await expect.element(items.last()).toHaveValue('Bite twice');
  await saved();
});
