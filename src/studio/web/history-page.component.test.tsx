import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showApp } from '#testing/web/show-app.tsx';
import { operatorAnswers } from '#testing/web/studio.ts';

test('the focus moves from Undo to the words that it is undone', async () => {
  let undone = false;
  const change = {
    id: '1',
    changed_at: '2026-10-05T12:00:00.000Z',
    changed_by: 'Morticia',
    summary: 'One text',
    row_count: 1,
    people: 0,
    rows: [],
  };
  await showApp({
    at: '/studio/history',
    answers: {
      ...operatorAnswers,
      readStudioCourse: { lessons: [], version: '1' },
      listStudioHistory: () => ({ changes: [{ ...change, undone }], more: false }),
      undoStudioChange: () => {
        undone = true;
        return { done: true, people: 0, active: 0 };
      },
    },
  });
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect.element(undo).toBeVisible();
  (undo.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('undone', { exact: true })).toHaveFocus();
});
