import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { OutOfReachError, ProblemError } from '#platform/web/queries/call.ts';
import { type Answers, later, refusal, type Sent } from '#testing/web/answers.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { operatorAnswers } from '#testing/web/studio.ts';
import type { Trial } from '../lessons/use-trials.ts';
import type { FileToSend, UploadOptions } from './send-file.ts';
import { cancelFilm, filmUploads } from './upload-list.ts';

/** The files that are being sent; each test decides how their upload ends. */
const line = vi.hoisted(() => ({
  sent: [] as unknown[],
  dropped: [] as string[],
  send: async (_: unknown, __: unknown): Promise<string> => '',
  trial: { state: 'plays', seconds: 200, title: undefined } as Trial,
}));
vi.mock('./send-file.ts', () => ({
  sendFile: (sent: FileToSend, options: UploadOptions) => {
    line.sent.push(sent);
    return line.send(sent, options);
  },
  dropUpload: async (id: string) => void line.dropped.push(id),
}));
vi.mock('../lessons/use-trials.ts', async (original) => ({
  ...(await original<typeof import('../lessons/use-trials.ts')>()),
  trialOfFile: async () => line.trial,
}));

// The list of uploads outlives its page, so it is emptied after each test.
afterEach(() => {
  for (const { key } of filmUploads()) cancelFilm(key);
});

const head = '\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41';
const film = (name: string, content = head) => new File([content], name, { lastModified: 5 });

const step = (id: string, order_num: number) => ({
  id,
  lesson_id: String(order_num),
  order_num,
  title: 'Rise',
  step_type: 'learn' as const,
  youtube_id: null,
  media_file: null as string | null,
  start_time: 0,
  end_time: 0,
  problems: [],
});

async function openVideos(more: Answers = {}) {
  line.sent.length = 0;
  line.dropped.length = 0;
  line.send = async (sent) => `id of ${(sent as FileToSend).name}`;
  const media: { name: string; bytes: number }[] = [{ name: 'there.mp4', bytes: 5_000_000 }];
  return showApp({
    at: '/studio/videos',
    answers: {
      ...operatorAnswers,
      readStudioVideos: { steps: [step('a', 1), step('b', 2), step('c', 3)], items: [], version: '1' },
      listStudioMedia: () => ({ files: [...media] }),
      keepStudioUpload: ({ body }: Sent<'keepStudioUpload'>) => {
        media.push({ name: body.name ?? 'whole.mp4', bytes: 32 });
        return { file: body.name ?? '', seconds: 200, picture: 'avc' };
      },
      ...more,
    },
  });
}

/** Chooses files of this device, with their dates. */
async function choose(...files: File[]): Promise<void> {
  const field = page.getByLabelText('Upload films');
  await expect.element(field).toBeVisible();
  const input = field.element() as HTMLInputElement;
  input.files = transferOf(files).files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

function transferOf(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

const uploads = () => page.getByRole('list', { name: 'Films on their way' });

test('files that can’t be films are refused with a sentence before a byte is sent, and the others are sent', async () => {
  await openVideos();
  await expect.element(page.getByText(/the server has room for 41 GB/)).toBeVisible();
  await choose(
    film('page.mp4', '<!doctype html><script>alert(1)</script>'),
    film('nothing.mp4', ''),
    film('day\u202e4pm.mp4'),
    film('IMG_1.MOV'),
    film('good.mp4'),
  );
  for (const words of [
    /is a page or a drawing/,
    /“nothing.mp4” is empty/,
    /signs in its name/,
    /no .mp4 or .webm/,
  ])
    await expect.element(uploads().getByText(words)).toBeVisible();
  await expect.element(uploads().getByText(/^On the server\./)).toBeVisible();
  await expect
    .element(uploads().getByText('On the server. H.264: every browser and phone shows it.'))
    .toBeVisible();
  await expect.element(uploads().getByText('✓ This browser plays it, 3:20.')).toBeVisible();
  expect(line.sent).toEqual([
    expect.objectContaining({ name: 'good.mp4', kind: 'film', modified: 5, id: null }),
  ]);
});

test('films that are dropped on a row fill it and the next ones once they are on the server, and are saved with the rows', async () => {
  const shown = await openVideos({
    saveStudioVideos: { done: true, people: 0, did: [], told: [], version: '2' },
  });
  const video = page.getByLabelText('Video of Day 2');
  await expect.element(video).toBeVisible();
  const row = video.element().closest('li');
  const dataTransfer = transferOf([film('take 10.mp4'), film('take 9.mp4')]);
  row?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await expect.element(page.getByLabelText('Film of Day 2')).toHaveValue('take 9.mp4');
  await expect.element(page.getByLabelText('Film of Day 3')).toHaveValue('take 10.mp4');
  await page.getByRole('button', { name: 'Save 2 steps' }).click();
  await expect.poll(() => shown.calls('saveStudioVideos')).toHaveLength(1);
  const [saved] = shown.calls('saveStudioVideos').map(({ body }) => body as { videos: object[] });
  expect(saved?.videos).toEqual([
    { id: 'b', youtube_id: null, media_file: 'take 9.mp4', start_time: 0, end_time: 0 },
    { id: 'c', youtube_id: null, media_file: 'take 10.mp4', start_time: 0, end_time: 0 },
  ]);
});

test('the sentence about other browsers does not contradict that this browser can’t play a film', async () => {
  line.trial = { state: 'fails', pictureless: false };
  onTestFinished(() => {
    line.trial = { state: 'plays', seconds: 200, title: undefined };
  });
  await openVideos();
  await choose(film('good.mp4'));
  await expect.element(uploads().getByText(/most browsers show it, but this one didn’t play/)).toBeVisible();
  await expect.element(uploads().getByText(/every browser and phone/)).not.toBeInTheDocument();
});

test('films are chosen once the names in use are known; a name in use is reported and changed with one press', async () => {
  const names = later<{ files: { name: string; bytes: number }[] }>();
  await openVideos({ listStudioMedia: () => names.answer });
  expect(page.getByLabelText('Upload films').query()).toBeNull();
  names.come({ files: [{ name: 'there.mp4', bytes: 5_000_000 }] });
  await choose(film('there.mp4'));
  await expect.element(uploads().getByText(/There is a film called “there.mp4”/)).toBeVisible();
  expect(line.sent).toEqual([]);
  await uploads().getByRole('button', { name: 'Upload it as “there-2.mp4”' }).click();
  await expect.element(uploads().getByText(/^On the server\./)).toBeVisible();
  expect(line.sent).toEqual([expect.objectContaining({ name: 'there-2.mp4' })]);
});

test('if the name of a dropped film is in use, a press gives the step the film on the server', async () => {
  await openVideos();
  const video = page.getByLabelText('Video of Day 2');
  await expect.element(page.getByLabelText('Film of Day 2')).toBeVisible();
  const dataTransfer = transferOf([film('there.mp4')]);
  video.element().dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await uploads().getByRole('button', { name: 'Use the one on the server' }).click();
  await expect.element(page.getByLabelText('Film of Day 2')).toHaveValue('there.mp4');
  expect(line.sent).toEqual([]);
});

test('an upload shows its progress and a broken connection, and is removed by a press', async () => {
  await openVideos();
  const ends = later<string>();
  line.send = (_, options) => {
    const { onId, onProgress, onCut, signal } = options as UploadOptions;
    onId('upload-1');
    onProgress(16);
    signal.addEventListener('abort', () => ends.fail());
    setTimeout(onCut, 50);
    return ends.answer;
  };
  await choose(film('first.mp4'), film('second.mp4'));
  await expect.element(uploads().getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', '50');
  await expect.element(uploads().getByText(/The line is cut: it goes on by itself/)).toBeVisible();
  await expect.element(uploads().getByText('32 bytes, waits for the film before it')).toBeVisible();
  line.send = async () => 'upload-2';
  await uploads().getByRole('button', { name: 'Cancel: first.mp4' }).click();
  await expect.element(uploads().getByText(/^On the server\./)).toBeVisible();
  await expect.element(uploads().getByText('first.mp4')).not.toBeInTheDocument();
  expect(line.dropped).toEqual(['upload-1']);
});

test('an upload waits for a server that is out of reach, and continues when the network is back', async () => {
  await openVideos();
  line.send = async () => {
    throw new OutOfReachError();
  };
  await choose(film('far.mp4'));
  await expect.element(uploads().getByText('The line is cut: it goes on by itself.')).toBeVisible();
  line.send = async () => 'upload-1';
  window.dispatchEvent(new Event('online'));
  await expect.element(uploads().getByText(/^On the server\./)).toBeVisible();
});

test('a full disk is reported in the server’s words, and a press continues the film from where it was', async () => {
  await openVideos();
  line.send = async (_, options) => {
    (options as UploadOptions).onId('upload-1');
    throw new ProblemError({
      code: 'too_large',
      status: 413,
      detail: 'There is no room left on the server’s disk.',
    });
  };
  await choose(film('large.mp4'));
  await expect.element(uploads().getByText('There is no room left on the server’s disk.')).toBeVisible();
  line.send = async () => 'upload-1';
  await uploads().getByRole('button', { name: 'Go on' }).click();
  await expect.element(uploads().getByText(/^On the server\./)).toBeVisible();
  expect(line.sent.at(-1)).toMatchObject({ id: 'upload-1' });
});

test('when the session ends in the middle, the operator signs in again, and the film continues', async () => {
  const shown = await openVideos();
  line.send = async (_, options) => {
    (options as UploadOptions).onId('upload-1');
    shown.answer({ listStudioUploads: refusal('unauthenticated') });
    throw new ProblemError({ code: 'unauthenticated', status: 401, detail: 'Please sign in.' });
  };
  await choose(film('long.mp4'));
  await expect
    .element(uploads().getByText('Your session has ended. Sign in again, then go on.'))
    .toBeVisible();
  await expect.poll(() => shown.calls('readSession').length).toBeGreaterThan(1);
  await expect.element(uploads().getByRole('button', { name: 'Go on' })).toBeInTheDocument();
});

test('an upload that a closed page has left continues with the same file, and with no other', async () => {
  const left = { id: 'left-1', name: 'half.mp4', kind: 'film' as const, bytes: 32, arrived: 16, modified: 5 };
  await openVideos({
    listStudioUploads: { uploads: [{ ...left, until: '2027-03-01T10:00:00.000Z' }], free: null, held: [] },
  });
  const waits = page.getByText(/16 bytes of 32 bytes have arrived. Choose the same file again/);
  await expect.element(waits).toBeVisible();
  await choose(film('half.mp4', `${head}!`));
  await expect.poll(() => line.sent).toEqual([expect.objectContaining({ id: null })]);
  await page.getByRole('button', { name: 'Hide this line: half.mp4' }).click();
  line.sent.length = 0;
  await page.getByRole('button', { name: 'Forget this part: half.mp4' }).click();
  await expect.poll(() => line.dropped).toEqual(['left-1']);
});

test('an upload that was complete before its page was closed is kept after a press', async () => {
  const whole = {
    id: 'left-1',
    name: 'whole.mp4',
    kind: 'film' as const,
    bytes: 32,
    arrived: 32,
    modified: 5,
  };
  const shown = await openVideos({
    listStudioUploads: { uploads: [{ ...whole, until: '2027-03-01T10:00:00.000Z' }], free: null, held: [] },
  });
  await page.getByRole('button', { name: 'Keep this film' }).click();
  await expect
    .poll(() => shown.calls('keepStudioUpload').map(({ params }) => params))
    .toEqual([{ upload_id: 'left-1' }]);
});

test('the same file is recognized by name, size and date, and its space is reserved already', async () => {
  const left = { id: 'left-1', name: 'same.mp4', kind: 'film' as const, bytes: 32, arrived: 16, modified: 5 };
  await openVideos({
    listStudioUploads: { uploads: [{ ...left, until: '2027-03-01T10:00:00.000Z' }], free: 0, held: [] },
  });
  await expect.element(page.getByText(/16 bytes of 32 bytes have arrived/)).toBeVisible();
  await choose(film('other.mp4'), film('same.mp4'));
  await expect.element(uploads().getByText(/the server has room for 0 bytes more/)).toBeVisible();
  await expect.poll(() => line.sent).toEqual([expect.objectContaining({ name: 'same.mp4', id: 'left-1' })]);
});

test('a film that no step shows is deleted after a confirmation', async () => {
  const shown = await openVideos({ removeStudioFilm: {} });
  await page.getByRole('button', { name: 'Delete there.mp4' }).click();
  expect(shown.calls('removeStudioFilm')).toEqual([]);
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect
    .poll(() => shown.calls('removeStudioFilm').map(({ body }) => body))
    .toEqual([{ name: 'there.mp4' }]);
});

test('names of films on the server are pasted like addresses', async () => {
  await openVideos();
  await expect.element(page.getByLabelText('Film of Day 1')).toBeVisible();
  const row = page.getByLabelText('Video of Day 1').element();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'there.mp4\nmissing.mp4');
  row.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(page.getByLabelText('Film of Day 1')).toHaveValue('there.mp4');
  await expect.element(page.getByText(/These lines hold no video.*missing.mp4/)).toBeVisible();
});
