// When a pressed button of the mirror disappears, the focus moves to the control that takes its place.

import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { signedInAnswers } from '#testing/web/person.ts';
import { pressByKey } from '#testing/web/press-by-key.ts';
import { showApp } from '#testing/web/show-app.tsx';

const button = (name: RegExp) => page.getByRole('button', { name, exact: true });

test('the focus moves from the words about the camera to the mirror, and from the mirror to its button', async () => {
  const black = document.createElement('canvas');
  black.getContext('2d')?.fillRect(0, 0, black.width, black.height);
  const camera = vi
    .spyOn(navigator.mediaDevices, 'getUserMedia')
    .mockImplementation(async () => black.captureStream());
  await showApp({ at: '/learn/1', answers: signedInAnswers() });
  await pressByKey(/^Camera:/);
  await pressByKey('Not now');
  await expect.element(button(/^Camera:/)).toHaveFocus();
  await pressByKey(/^Camera:/);
  await pressByKey('Turn the camera on');
  await expect.element(page.getByRole('region', { name: 'You, in the mirror' })).toHaveFocus();
  await pressByKey('Turn the camera off');
  await expect.element(button(/^Camera:/)).toHaveFocus();
  camera.mockRestore();
});
