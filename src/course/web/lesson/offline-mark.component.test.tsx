import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { defaultCourse } from '#course/content/default-course.ts';
import { unreachable } from '#testing/web/answers.ts';
import { morticia, progressOf, signedInAnswers } from '#testing/web/person.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { said } from '#testing/web/toasts.ts';

const item = defaultCourse[2]?.steps.flatMap(({ checklists }) => checklists)[0]?.id ?? '';
const mark = page.getByRole('checkbox').first();
const waiting = page.getByText('saved on this device');

test('a mark that cannot be sent is kept over a reload, and sent once there is a network', async () => {
  const shown = await showApp({
    at: '/learn/3?tab=practice',
    answers: { ...signedInAnswers(morticia, { completed: 2 }), checkItem: unreachable },
  });
  await mark.click();
  await expect.element(waiting.first()).toBeVisible();
  await shown.reload();
  await expect.element(mark).toBeChecked();
  await expect.element(waiting.first()).toBeVisible();

  const progress = progressOf({ completed: 2, rows: { checked: [item], touched_lesson_ids: ['3'] } });
  shown.answer({ checkItem: { progress }, readProgress: progress });
  window.dispatchEvent(new Event('online'));
  await said('Progress saved!');
  await expect.element(waiting).toHaveLength(0);
  await expect.element(mark).toBeChecked();
  expect(new Set(shown.calls('checkItem').map(({ params }) => JSON.stringify(params)))).toEqual(
    new Set([JSON.stringify({ checklist_id: item })]),
  );
});
