import { expect, test, vi } from 'vitest';
import { formSent, showToast, type Toast, takeToasts } from './toast.ts';

const refused: Toast = { kind: 'error', ofForm: true, text: 'This password is too common.' };
const other: Toast = { kind: 'error', text: 'The network is gone.' };

test('what a form answered is out of date once a form is sent, before the messages are drawn and after', () => {
  showToast(refused);
  showToast(other);
  formSent();
  const [show, sent] = [vi.fn(), vi.fn()];
  const stop = takeToasts(show, sent);
  expect(show.mock.calls).toEqual([[other]]);
  formSent();
  expect(sent).toHaveBeenCalledOnce();
  stop();
});
