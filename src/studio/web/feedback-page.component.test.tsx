import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusal, unreachable } from '#testing/web/answers.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { operatorAnswers } from '#testing/web/studio.ts';

const all = page.getByRole('checkbox', { name: 'Choose all on this page' });
const markAsDone = page.getByRole('button', { name: 'Mark as done' });

/** Opens the inbox with a message from each of these people. */
async function openInbox(...names: string[]) {
  const ids = names.map((_, at) => `0198d2a0-0000-7000-8000-00000000000${at}`);
  let here = names.map((name, at) => ({
    id: ids[at] ?? '',
    name,
    email: null,
    feedback_type: 'bug' as const,
    message: 'x',
    created_at: '2026-10-05T12:00:00.000Z',
    done: false,
  }));
  const isHere = (id: string) => here.some((message) => message.id === id);
  const leave = (gone: readonly string[]) => {
    here = here.filter(({ id }) => !gone.includes(id));
  };
  const shown = await showApp({
    at: '/studio/feedback',
    answers: {
      ...operatorAnswers,
      listStudioFeedback: () => ({ feedback: here, open_count: here.length, next: null }),
      markStudioFeedback: ({ body: { feedback_ids, done } }) => {
        if (!feedback_ids.every(isHere))
          return refusal('not_found', { detail: 'Somebody else has deleted one of these messages.' });
        leave(feedback_ids);
        return { done };
      },
    },
  });
  return { ...shown, delete: (name: string) => leave(ids.filter((_, at) => names[at] === name)), leave };
}

test('marking messages of which one was deleted meanwhile is refused with a reason, and the others stay chosen', async () => {
  const inbox = await openInbox('First', 'Second', 'Third');
  await all.click();
  inbox.delete('Second');
  await markAsDone.click();
  await expect.element(page.getByRole('article')).toHaveLength(2);
  await expect.element(page.getByText('Somebody else has deleted one of these messages.')).toBeVisible();
  await markAsDone.click();
  await expect.element(page.getByText('0 open')).toBeVisible();
});

test('if a message could not be deleted the question stays open, and the next press deletes it', async () => {
  const { answer, leave } = await openInbox('First');
  await all.click();
  answer({ deleteStudioFeedback: unreachable });
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const sure = page.getByRole('dialog', { name: 'Delete for good?' });
  await sure.getByRole('button', { name: 'Delete' }).click();
  await expect.element(sure.getByRole('alert')).toBeVisible();
  answer({
    deleteStudioFeedback: ({ body }) => {
      leave(body.feedback_ids);
      return {};
    },
  });
  await sure.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Nothing here.')).toBeVisible();
});
