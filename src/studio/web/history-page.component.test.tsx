import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showApp } from '#testing/web/show-app.tsx';
import { operatorAnswers } from '#testing/web/studio.ts';

const change = {
  id: '1',
  changed_at: '2026-10-05T12:00:00.000Z',
  changed_by: 'Morticia',
  summary: 'One text',
  undone: false,
  row_count: 1,
  people: 0,
  has_records: false,
  rows: [],
};

test('an import of progress alone can be undone, and the undo of an import can’t, as the page says', async () => {
  const undo = { ...change, id: '3', summary: 'Undone: Imported 2 people', row_count: 0 };
  const ofProgress = { ...change, id: '2', summary: 'Imported 0 people', row_count: 0, has_records: true };
  await showApp({
    at: '/studio/history',
    answers: {
      ...operatorAnswers,
      readStudioCourse: { lessons: [], version: '1' },
      listStudioHistory: { changes: [undo, ofProgress], more: false },
    },
  });
  await expect.element(page.getByText(/but not that of an import with people or progress/)).toBeVisible();
  const withUndo = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Undo', exact: true }) });
  await expect.element(withUndo.getByRole('heading')).toHaveTextContent(ofProgress.summary);
});

test('after an undo the focus moves from the button to the words that say so', async () => {
  let undone = false;
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
