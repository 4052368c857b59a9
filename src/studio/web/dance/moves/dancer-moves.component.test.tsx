import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reduceMotion } from '#testing/web/reduce-motion.ts';
import { openDance, save, script } from '../../testing/open-dance.ts';

const moves = page.getByRole('region', { name: 'The house dancer' });

test('a move is chosen for each eight, by keyboard too, and the dancer then knows the dance', async () => {
  await reduceMotion();
  const { dance } = await openDance();
  await script.fill('118 bpm\n# March\n16 march\nrepeat March');
  await expect.element(moves.getByText(/^2 places have no move of the house yet/)).toBeVisible();
  await moves.getByRole('button', { name: /counts 1 to 8/ }).click();
  const picker = page.getByRole('dialog', { name: 'A move for March, counts 1 to 8' });
  await picker.getByLabelText('Name').fill('march forw');
  await userEvent.keyboard('{Enter}');
  await expect.element(picker).not.toBeInTheDocument();
  await expect.element(script).toHaveValue(expect.stringContaining('16 march [march_forward]'));
  await expect.element(moves.getByText(/^The house dancer knows this dance/)).toBeVisible();
  await expect.element(moves.getByText(/the floor ends here/)).toBeVisible();
  await moves.getByRole('button', { name: /counts 9 to 16/ }).click();
  await page.getByLabelText('Name').fill('back');
  await page.getByRole('radio', { name: /^Zombie march back/ }).click();
  await page.getByRole('button', { name: 'Take “Zombie march back”' }).click();
  await expect.element(moves.getByText(/the floor ends here/)).not.toBeInTheDocument();
  await save.click();
  await expect.element(page.getByText('The course teaches “Our dance”.')).toBeVisible();
  const [phrase, again] = dance.value()?.score.phrases ?? [];
  expect(phrase?.cues.map(({ at, move }) => [at, move])).toEqual([
    [1, 'march_forward'],
    [9, 'march_back'],
  ]);
  expect(again?.cues).toEqual(phrase?.cues);
});

test('the choice of a move closes with Cancel, scrolls as a whole, and fits a small phone', async () => {
  await reduceMotion();
  await openDance(null, [], {}, [360, 640]);
  await script.fill('118 bpm\n# March\n16 march');
  const eight = moves.getByRole('button', { name: /counts 1 to 8/ });
  await eight.click();
  const picker = page.getByRole('dialog');
  const cancel = picker.getByRole('button', { name: 'Cancel' });
  await expect.element(cancel).toBeInViewport();
  const scrolls = [...picker.element().querySelectorAll('*')].filter(
    (each) =>
      each.scrollHeight > each.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(each).overflowY),
  );
  expect(scrolls).toEqual([]);
  expect(picker.element().scrollWidth).toBeLessThanOrEqual(picker.element().clientWidth);
  await picker.getByRole('radio').first().click({ force: true });
  await userEvent.keyboard('{ArrowUp}');
  const last = picker.getByRole('radio').last();
  await expect.element(last).toBeChecked();
  const shown = last.element().closest('label')?.getBoundingClientRect();
  expect(shown?.bottom).toBeLessThanOrEqual((cancel.element().getBoundingClientRect().top ?? 0) + 1);
  await cancel.click();
  await expect.element(picker).not.toBeInTheDocument();
  await expect.element(eight).toHaveFocus();
  await expect.element(script).toHaveValue('118 bpm\n# March\n16 march');
});

test('names that are house moves are used only after a press, and an eight may have two moves', async () => {
  await reduceMotion();
  await openDance();
  await script.fill('118 bpm\n# A\n8 stomp\n8 wobble');
  await expect.element(moves.getByText('“stomp”: Stomp')).toBeVisible();
  await expect.element(script).toHaveValue('118 bpm\n# A\n8 stomp\n8 wobble');
  await moves.getByRole('button', { name: 'Take it' }).click();
  await expect.element(script).toHaveValue(expect.stringContaining('8 stomp [stomp]'));
  await moves.getByRole('button', { name: /counts 1 to 8/ }).click();
  await page.getByRole('button', { name: 'Another move for its second half' }).click();
  await page.getByLabelText('Name').fill('knee');
  await userEvent.keyboard('{Enter}');
  await expect.element(moves.getByRole('button', { name: /counts 5 to 8.*Knee up/ })).toBeVisible();
  await expect.element(moves.getByText('One word has no clip of the voice')).toBeVisible();
});
