import { expect, test } from 'vitest';
import { formTexts } from '#platform/content/form-texts.ts';
import { checkFeedback, feedbackCount } from './feedback.ts';

const good = { name: '', email: '', feedback_type: 'general', message: 'z'.repeat(200) };

// §5.feedback-empty-name-email-null
test('empty name and email become null, everything is trimmed', () => {
  expect(checkFeedback({ ...good, name: '  ', email: ' ', message: `  ${'z'.repeat(200)}\n` })).toEqual({
    ok: true,
    value: { name: null, email: null, feedback_type: 'general', message: 'z'.repeat(200) },
  });
  expect(checkFeedback({ ...good, name: ' Mary ', email: ' mary@example.com ' })).toMatchObject({
    ok: true,
    value: { name: 'Mary', email: 'mary@example.com' },
  });
});

test('null counts as empty', () => {
  expect(checkFeedback({ ...good, name: null, email: null })).toMatchObject({ ok: true });
});

test.each(['bug', 'feature', 'general', 'suggestion'])('the type %s is accepted', (feedback_type) => {
  expect(checkFeedback({ ...good, feedback_type })).toMatchObject({ ok: true, value: { feedback_type } });
});

// §5.feedback-first-failing-rule-only
test.each([
  [{ name: 'z'.repeat(101) }, 'name', 'Name must be less than 100 characters'],
  [{ name: '🧟'.repeat(101) }, 'name', 'Name must be less than 100 characters'],
  [{ email: 'mary' }, 'email', 'Invalid email address'],
  [{ email: `mary${'y'.repeat(300)}` }, 'email', 'Invalid email address'],
  [{ email: 'a@example.com, b@example.com' }, 'email', 'Invalid email address'],
  [{ email: `${'z'.repeat(244)}@example.com` }, 'email', 'Email must be less than 255 characters'],
  [{ feedback_type: '' }, 'feedback_type', 'Please select a valid feedback type'],
  [{ feedback_type: null }, 'feedback_type', 'Please select a valid feedback type'],
  [{ feedback_type: 'praise' }, 'feedback_type', 'Please select a valid feedback type'],
  [{ feedback_type: 'Bug' }, 'feedback_type', 'Please select a valid feedback type'],
  [{ message: '' }, 'message', 'Message must be at least 200 characters'],
  [{ message: 'z'.repeat(199) }, 'message', 'Message must be at least 200 characters'],
  [{ message: ` ${'z'.repeat(199)} ` }, 'message', 'Message must be at least 200 characters'],
  [{ message: '🧟'.repeat(199) }, 'message', 'Message must be at least 200 characters'],
  [{ message: 'z'.repeat(5001) }, 'message', 'Message must be less than 5000 characters'],
])('%o fails at %s', (change, field, message) => {
  const check = checkFeedback({ ...good, ...change });
  expect(check.ok ? null : [check.field, formTexts[check.text]]).toEqual([field, message]);
});

test.each([
  { name: 'z'.repeat(100) },
  { name: '🧟'.repeat(100) },
  { email: `${'z'.repeat(243)}@example.com` },
  { message: '🧟'.repeat(200) },
  { message: 'z'.repeat(5000) },
  { message: `<script>alert(1)</script>${'ع'.repeat(200)}` },
])('%o is within the limits', (change) => {
  expect(checkFeedback({ ...good, ...change }).ok).toBe(true);
});

test('only the first failing rule is named, in the order of the form', () => {
  const form = { name: 'z'.repeat(101), email: 'x', feedback_type: '', message: '' };
  const order: string[] = [];
  const repairs = { ...good };
  for (const field of ['name', 'email', 'feedback_type', 'message'] as const) {
    const check = checkFeedback(form);
    order.push(check.ok ? 'ok' : check.field);
    form[field] = repairs[field];
  }
  expect(order).toEqual(['name', 'email', 'feedback_type', 'message']);
  expect(checkFeedback(form).ok).toBe(true);
});

// §5.feedback-counts-trimmed-code-points
test.each([
  ['', 0],
  ['   ', 0],
  [' abc ', 3],
  ['🧟🧟', 2],
  ['👨‍👩‍👧', 5],
])('the counter shows for %j the number %i', (message, count) => {
  expect(feedbackCount(message)).toBe(count);
});
