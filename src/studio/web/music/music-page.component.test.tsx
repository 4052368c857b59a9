import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { steadyAnchors } from '#dance/rules/recording/tempo-map.ts';
import { type Answers, later, refusal } from '#testing/web/answers.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { operatorAnswers } from '#testing/web/studio.ts';

/** The end of an upload, which each test sets. */
const sending = vi.hoisted(() => ({ arrives: async (): Promise<string> => '' }));
vi.mock('#studio/web/uploads/send-whole.ts', () => ({ sendRecording: () => sending.arrives() }));

const file = page.getByLabelText('A sound file');

const openMusic = (answers: Answers = {}) =>
  showApp({
    at: '/studio/music',
    answers: { ...operatorAnswers, readStudioRecording: { recording: null, version: '1' }, ...answers },
  });

/** Chooses a file as a person does: files of this size are too large for the test driver. */
function choose(chosen: File): void {
  Object.defineProperty(file.element(), 'files', { value: [chosen], configurable: true });
  file.element().dispatchEvent(new Event('change', { bubbles: true }));
}

/** A silent WAV file with 8,000 samples a second of one byte. */
function silentWav(seconds: number): File {
  const sampleRate = 8000;
  const bytes = new Uint8Array(44 + seconds * sampleRate).fill(128, 44);
  const view = new DataView(bytes.buffer);
  const write = (at: number, words: string) => bytes.set(new TextEncoder().encode(words), at);
  write(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  // The format: not compressed, one channel, one byte a sample.
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, bytes.length - 44, true);
  return new File([bytes], 'silent.wav', { type: 'audio/wav' });
}

test('while a recording is being sent, another one can’t be chosen', async () => {
  const arrives = later<string>();
  sending.arrives = () => arrives.answer;
  await openMusic();
  await file.upload(silentWav(60));
  await expect.element(page.getByText('Reading and uploading…')).toBeVisible();
  await expect.element(file).toBeDisabled();
  arrives.come('recording-1.wav');
  await expect.element(page.getByLabelText('Another file')).toBeEnabled();
});

test('a file without audio, of an hour or of 200 MB is refused in words, and can be chosen again', async () => {
  await openMusic();
  await expect.element(file).toBeVisible();
  const alert = page.getByRole('alert');
  for (const [chosen, words] of [
    [new File(['these are no sounds'], 'song.mp3'), /holds no sound that this browser can play/],
    [silentWav(3600), /is 60 minutes long.*at most 15/],
    [Object.defineProperty(silentWav(1), 'size', { value: 200_000_000 }), /has 200 MB.*at most 100/],
  ] as const) {
    choose(chosen);
    await expect.element(alert).toMatchTextContent(words);
  }
  // The browser reports a file that was mended and chosen again only if the field was emptied before.
  Reflect.deleteProperty(file.element(), 'files');
  await file.upload(new File(['these are no sounds'], 'song.mp3'));
  await expect.element(file).toBeEnabled();
  file.element().addEventListener('click', (event) => event.preventDefault());
  await file.click();
  await expect.element(file).toHaveValue('');
  await expect.element(page.getByText('Everything is saved')).toBeVisible();
});

test('with a dance of the operator’s own the counts of a recording are tapped on the page Dance', async () => {
  const phrases = [{ id: 'a', section: 'March', title: 'March', counts: 16, cues: [] }];
  const dance = { score: { id: 'own', title: 'Town dance', tempo: 120, phrases }, days: [] };
  const recording = { file: 'music-1.mp3', seconds: 60, anchors: steadyAnchors(0, 120) };
  await openMusic({
    readStudioRecording: { recording, version: '1' },
    readStudioDance: { dance, version: '1', media: [] },
  });
  await expect
    .element(page.getByRole('link', { name: 'Tap them under Dance' }))
    .toHaveAttribute('href', '/studio/dance/file%20music-1.mp3');
  // The page shows nothing of the house routine: neither its six minutes, nor its phrases, nor the fields for its
  // tempo.
  await expect
    .element(page.getByText('“Town dance”: 1 phrase, 16 counts, 0:08 long at 120 beats a minute.'))
    .toBeVisible();
  await expect.element(page.getByText(/silent|band/)).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Beats a minute')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: 'Hear it and tap the beats' }))
    .not.toBeInTheDocument();
});

test('a recording that is too short for the operator’s dance is reported by its counts', async () => {
  const phrases = [{ id: 'a', section: 'March', title: 'March', counts: 120, cues: [] }];
  const dance = { score: { id: 'own', title: 'Town dance', tempo: 120, phrases }, days: [], intro: 10 };
  const recording = { file: 'music-1.mp3', seconds: 60, anchors: steadyAnchors(0, 120) };
  await openMusic({
    readStudioRecording: { recording, version: '1' },
    readStudioDance: { dance, version: '1', media: [] },
  });
  await expect.element(page.getByText(/the last 0:10 of it are silent/)).toBeVisible();
  await page.getByRole('button', { name: 'Take the recording off' }).click();
  await expect.element(page.getByText(/^No recording is under your dance/)).toBeVisible();
});

test('unfinished recordings are listed and can be deleted, and a refusal shows the server’s sentence', async () => {
  const left = { id: 'left-1', name: 'ours\u202e.mp3', bytes: 4_000_000, arrived: 1_000_000, modified: 5 };
  const until = '2027-03-01T10:00:00.000Z';
  const uploads = [
    { ...left, kind: 'recording' as const, until },
    { ...left, id: 'left-2', name: 'half.mp4', kind: 'film' as const, until },
  ];
  const shown = await openMusic({
    listStudioUploads: () => ({ uploads: [...uploads], free: null, held: [] }),
    dropStudioUpload: refusal('unavailable'),
  });
  const list = page.getByRole('list', { name: 'Recordings that are not whole' });
  await expect
    .element(list.getByText(/1.0 MB of 4.0 MB have arrived. Choose the same file again/))
    .toBeVisible();
  await expect.element(page.getByText('half.mp4')).not.toBeInTheDocument();
  await list.getByRole('button', { name: 'Forget this part: ours\ufffd.mp3' }).click();
  await expect.element(list.getByRole('alert')).toBeVisible();
  shown.answer({ dropStudioUpload: {} });
  uploads.shift();
  await list.getByRole('button').click();
  await expect.element(list).not.toBeInTheDocument();
});
