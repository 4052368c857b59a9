import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { unreachable } from '#web/testing/answers.ts';
import { showApp } from '#web/testing/show-app.tsx';
import { toasts } from '#web/testing/toasts.ts';

const long = '🧟'.repeat(200);
const form = page.getByRole('main');
const submit = form.getByRole('button');

test.each([
  ['Name (optional)', 'n'.repeat(101), 'Name must be less than 100 characters'],
  ['Email (optional)', 'not an address', 'Invalid email address'],
  ['Email (optional)', `${'e'.repeat(250)}@example.org`, 'Email must be less than 255 characters'],
])(
  '%s as %.20s is refused in a toast and at its field, and nothing is sent',
  async (label, wrong, message) => {
    const { calls } = await showApp({ at: '/feedback' });
    await form.getByLabelText(label).fill(wrong);
    await submit.click();
    await expect
      .element(form.getByLabelText(label))
      .toHaveAccessibleDescription(expect.stringContaining(message));
    await expect.element(form.getByLabelText(label)).toHaveFocus();
    await expect.element(toasts.getByText(message)).toBeVisible();
    expect(calls('sendFeedback')).toEqual([]);
  },
);

test('what could not be sent is kept, and what was sent is cleared', async () => {
  const { answer, calls } = await showApp({ at: '/feedback', answers: { sendFeedback: unreachable } });
  await form.getByLabelText('Name (optional)').fill('שלום <script>alert(1)</script>');
  await form.getByLabelText('Feedback type').selectOptions('Bug Report');
  await form.getByLabelText('Message').fill(long);
  await expect.element(form.getByText('200 / 200 characters').first()).toBeVisible();
  await submit.click();
  await expect.element(toasts.getByText('Failed to send feedback. Please try again.')).toBeVisible();
  await expect.element(form.getByLabelText('Message')).toHaveValue(long);
  await expect.element(form.getByLabelText('Feedback type')).toHaveValue('bug');

  answer({ sendFeedback: {} });
  await userEvent.dblClick(submit);
  await expect.element(toasts.getByText('Thanks for your feedback!')).toBeVisible();
  expect(calls('sendFeedback').at(-1)?.body).toEqual({
    name: 'שלום <script>alert(1)</script>',
    email: null,
    feedback_type: 'bug',
    message: long,
  });
  for (const label of ['Name (optional)', 'Message', 'Feedback type'])
    await expect.element(form.getByLabelText(label)).toHaveValue('');
});
