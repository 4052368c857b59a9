import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { playButton, playing } from '#testing/web/lesson.ts';
import { signedInAnswers } from '#testing/web/person.ts';
import { showApp } from '#testing/web/show-app.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Opens the mirror and agrees to the words about privacy, after which the page asks for the camera. */
async function openMirror(): Promise<void> {
  await button('Camera: See yourself beside the dancer').click();
  await button('Turn the camera on').click();
}

/** A camera that shows a black picture. */
function blackCamera(): MediaStream {
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')?.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.captureStream();
}

// §8.no-camera-refused-use-unplugged
test.each([
  ['NotFoundError', 'No camera was found.'],
  ['NotAllowedError', 'The browser does not let this page use the camera.'],
  ['NotReadableError', 'Another program uses the camera.'],
])(
  'after %s the mirror shows a calm message and a button to try again, and practice goes on',
  async (name, words) => {
    const camera = vi
      .spyOn(navigator.mediaDevices, 'getUserMedia')
      .mockRejectedValueOnce(new DOMException('', name))
      .mockImplementation(async () => blackCamera());
    onTestFinished(() => camera.mockRestore());
    await showApp({ at: '/learn/1', answers: signedInAnswers() });
    await openMirror();
    await expect.element(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await playButton().click();
    await playing();
    await button('Try again').click();
    await expect.element(page.getByText('Camera is on')).toBeVisible();
  },
);
