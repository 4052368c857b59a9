import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OutputOf } from '#subjects/api/contract.ts';
import { later, unreachable } from '#testing/web/answers.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { said, toasts } from '#testing/web/toasts.ts';

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

// §2.feedback-share-your-feedback-optional §5.feedback-first-failing-rule-only §8.feedback-first-message-toast-failed
test('failing rules are shown one after the other, the counter counts trimmed characters, and nothing is sent', async () => {
  const { calls } = await showApp({ at: '/feedback' });
  await form.getByLabelText('Name (optional)').fill('n'.repeat(101));
  await submit.click();
  await expect.element(toasts.getByText('Name must be less than 100 characters')).toBeVisible();
  await form.getByLabelText('Name (optional)').fill('n'.repeat(100));
  await submit.click();
  await expect.element(form.getByText('Please select a valid feedback type')).toBeVisible();
  // The toast about the rule that failed first is gone.
  await expect.element(toasts.css('.toast')).toHaveLength(1);
  await form.getByLabelText('Feedback type').selectOptions('Suggestion');
  await form.getByLabelText('Message').fill(`  ${'🧟'.repeat(199)}  `);
  await expect.element(form.getByText('199 / 200 characters').first()).toBeVisible();
  await submit.click();
  await expect.element(form.getByText('Message must be at least 200 characters')).toBeVisible();
  await form.getByLabelText('Message').fill('x'.repeat(5001));
  await submit.click();
  await expect.element(form.getByText('Message must be less than 5000 characters')).toBeVisible();
  expect(calls('sendFeedback')).toEqual([]);
});

// §2.feedback-share-your-feedback-optional §2.buttons-keep-their-width-while
test('while feedback is on its way the button says so at an unchanged width', async () => {
  const answer = later<OutputOf<'sendFeedback'>>();
  await showApp({ at: '/feedback', answers: { sendFeedback: () => answer.answer } });
  await form.getByLabelText('Feedback type').selectOptions('General Feedback');
  await form.getByLabelText('Message').fill('x'.repeat(200));
  await document.fonts.ready;
  const width = submit.element().getBoundingClientRect().width;
  await submit.click();
  const waiting = form.getByRole('button', { name: 'Sending...' });
  await expect.element(waiting).toHaveAttribute('aria-disabled', 'true');
  expect(waiting.element().getBoundingClientRect().width).toBe(width);
  answer.come({});
  await expect.element(form.getByRole('button', { name: 'Submit Feedback' })).toBeVisible();
});

// §3.feedback-name-email-null-type §4.feedback-idle-submitting-cleared-success §8.feedback-first-message-toast-failed
// §5.forms-empty-too-long-wrong §4.double-clicks-harmless
test('feedback that could not be sent is kept, and feedback that was sent is cleared', async () => {
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
  await said('Thanks for your feedback!');
  // The first call was lost, and the two later presses made one call.
  expect(calls('sendFeedback')).toHaveLength(2);
  expect(calls('sendFeedback').at(-1)?.body).toEqual({
    name: 'שלום <script>alert(1)</script>',
    email: null,
    feedback_type: 'bug',
    message: long,
  });
  for (const label of ['Name (optional)', 'Message', 'Feedback type'])
    await expect.element(form.getByLabelText(label)).toHaveValue('');
});

test('typed feedback is still there after another page and after a reload, until it is sent', async () => {
  const shown = await showApp({ at: '/feedback', answers: { sendFeedback: {} } });
  await form.getByLabelText('Name (optional)').fill('Morticia');
  await form.getByLabelText('Feedback type').selectOptions('Bug Report');
  await form.getByLabelText('Message').fill(long);
  const typed = async () => {
    await expect.element(form.getByLabelText('Message')).toHaveValue(long);
    await expect.element(form.getByLabelText('Name (optional)')).toHaveValue('Morticia');
    await expect.element(form.getByLabelText('Feedback type')).toHaveValue('bug');
    await expect.element(form.getByText('200 / 200 characters').first()).toBeVisible();
  };
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'FAQ' }).click();
  await expect.element(form.getByLabelText('Message')).not.toBeInTheDocument();
  await footer.getByRole('link', { name: 'Feedback' }).click();
  await typed();
  // The page is reloaded, as when another language is chosen.
  await shown.reload();
  await typed();
  await submit.click();
  await expect.element(form.getByLabelText('Message')).toHaveValue('');
  await shown.reload();
  await expect.element(form.getByText('0 / 200 characters').first()).toBeVisible();
  await expect.element(form.getByLabelText('Message')).toHaveValue('');
});
