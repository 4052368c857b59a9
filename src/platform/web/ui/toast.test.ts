import { expect, test, vi } from 'vitest';
import { formSent, personLeft, showToast, type Toast, takeToasts } from './toast.ts';

const refused: Toast = { kind: 'error', ofForm: true, text: 'This password is too common.' };
const other: Toast = { kind: 'error', text: 'The network is gone.' };

test('the answer to a form disappears once a form is sent, before messages are first drawn and after', () => {
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

test('a message about a person disappears when they leave, before messages are first drawn and after', () => {
  const about: Toast = { kind: 'info', ofPerson: true, stays: true, text: 'Fester was taken out.' };
  showToast(about);
  showToast(other);
  personLeft();
  let listed: Toast[] = [];
  const stop = takeToasts(
    (toast) => listed.push(toast),
    (outdated) => {
      listed = listed.filter((toast) => !outdated(toast));
    },
  );
  expect(listed).toEqual([other]);
  showToast(about);
  formSent();
  expect(listed).toEqual([other, about]);
  personLeft();
  expect(listed).toEqual([other]);
  stop();
});
