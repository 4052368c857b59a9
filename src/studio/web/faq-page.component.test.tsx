import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showApp } from '#testing/web/show-app.tsx';
import { operatorAnswers, stored } from '#testing/web/studio.ts';

const dialog = page.getByRole('dialog');

/** Opens the studio, and then its page FAQ. */
async function openFaq() {
  const faq = stored([{ topic: 'dead', title: 'Do I have to be dead?', answer: 'Only from the waist up.' }]);
  await showApp({
    at: '/studio/event',
    answers: {
      ...operatorAnswers,
      readStudioEvent: { challenge_name: 'Thriller', next_challenge_date: null, version: '1' },
      readStudioFaq: () => ({ pairs: faq.value(), version: faq.version() }),
      saveStudioFaq: (sent) =>
        faq.save(
          sent,
          sent.body.pairs.map((pair) => ({ ...pair, topic: pair.topic ?? 'new' })),
        ),
    },
  });
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  return faq;
}

test('Back also asks about a question that was removed from the list, although nothing was typed', async () => {
  await openFaq();
  await page.css('summary').first().click();
  await page.getByRole('button', { name: 'Take this question off the page' }).click();
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  history.back();
  await dialog.getByRole('button', { name: 'Stay and save' }).click();
  expect(location.pathname).toBe('/studio/faq');
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
  history.back();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => location.pathname).toBe('/studio/event');
});

test('a question that is added is saved with the others', async () => {
  const faq = await openFaq();
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByLabelText('Question').last().fill('May I bite?');
  await page.getByLabelText('Answer').last().fill('Only the air.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Everything is saved')).toBeVisible();
  expect(faq.value().map(({ title }) => title)).toEqual(['Do I have to be dead?', 'May I bite?']);
});

test('two operators write on two questions, and add one each: all of it is saved, until both change the same one', async () => {
  const faq = await openFaq();
  const answer = page.getByLabelText('Answer').first();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await page.css('summary').first().click();
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByLabelText('Question').last().fill('May I bite?');
  await page.getByLabelText('Answer').last().fill('Only the air.');
  const [dead] = faq.value();
  const theirs = { topic: 'moan', title: 'May I moan?', answer: 'Please do.' };
  faq.change([{ ...dead, topic: 'dead', title: 'Dead?', answer: 'From the waist up.' }, theirs]);
  await save.click();
  await expect.element(page.getByText('Everything is saved')).toBeVisible();
  expect(faq.value().map(({ title, answer }) => [title, answer])).toEqual([
    ['Dead?', 'From the waist up.'],
    ['May I moan?', 'Please do.'],
    ['May I bite?', 'Only the air.'],
  ]);

  await answer.fill('Mine.');
  faq.change(faq.value().map((pair) => (pair.topic === 'dead' ? { ...pair, answer: 'Theirs.' } : pair)));
  await save.click();
  await expect.element(page.getByRole('alert').filter({ hasText: '“Dead?”' })).toBeVisible();
  await expect.element(answer).toHaveValue('Mine.');
  await page.getByRole('button', { name: 'Show what is stored, drop mine' }).click();
  await expect.element(answer).toHaveValue('Theirs.');
  await expect.element(page.getByText('Everything is saved')).toBeVisible();
});

test('an edit of an answer is saved without a question although another operator’s new question renumbered all topics', async () => {
  const faq = await openFaq();
  const [dead] = faq.value();
  await page.css('summary').first().click();
  await page.getByLabelText('Answer').first().fill('Mine.');
  const added = { topic: '02_added', title: 'Added?', answer: 'By another.' };
  faq.change([{ title: '', answer: '', ...dead, topic: '01_dead' }, added]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Everything is saved')).toBeVisible();
  expect(faq.value()).toEqual([{ topic: '01_dead', title: 'Do I have to be dead?', answer: 'Mine.' }, added]);
});
