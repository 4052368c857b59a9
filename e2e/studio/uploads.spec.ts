// Uploads a film from a browser, over a line that is cut, and with a reload of the page.

import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFilm } from '../../src/testing/server/films.ts';
import { signInAsOperator } from '../fixtures/operator.ts';
import { expect, ownServer, test } from '../fixtures/test.ts';

test.use(ownServer({ OPERATOR_EMAILS: 'boss@example.org' }));

/** Bytes of the film, and bytes a second over the line, except in the test's last part. */
const size = 40_000_000;
const slow = 4_000_000;

/** A film that a browser plays, followed by a box that players skip. */
async function largeFilm(): Promise<Buffer> {
  const film = await makeFilm({ format: 'mp4', picture: 'vp8', seconds: 30, tablesFirst: true });
  const box = Buffer.alloc(size - film.length, 'moon over the graveyard ');
  box.writeUInt32BE(box.length);
  box.write('free', 4);
  return Buffer.concat([film, box]);
}

// §3.films-uploaded-browser-go-on
test('an upload goes on after a cut line and after a reload of the page, arrives whole, and its film is in its step', async ({
  page,
  context,
  server,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'shamble-film-'));
  const film = await largeFilm();
  await writeFile(join(folder, 'day 1.mp4'), film);
  await signInAsOperator(page, server, 'boss@example.org');
  const line = await context.newCDPSession(page);
  const speed = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  const choose = () => page.getByLabel('Upload films').setInputFiles(join(folder, 'day 1.mp4'));
  const done = async () => Number(await page.getByRole('progressbar').getAttribute('aria-valuenow'));
  await page.goto(`${server.url}/studio/videos`);
  await speed(slow);

  await test.step('the page says that the line was cut, and the upload goes on by itself', async () => {
    await choose();
    await expect.poll(done).toBeGreaterThan(5);
    await line.send('Network.emulateNetworkConditions', {
      offline: true,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await expect(page.getByText('The line is cut: it goes on by itself')).toBeVisible();
    const before = await done();
    await speed(slow);
    await expect(page.getByText('The line is cut: it goes on by itself')).toBeHidden();
    await expect.poll(done).toBeGreaterThan(before);
  });

  await test.step('after a reload the upload of the same file goes on from where it was', async () => {
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(page.getByText(/have arrived. Choose the same file again/)).toBeVisible();
    await speed(-1);
    await choose();
    await expect(page.getByText(/^On the server\. VP8/)).toBeVisible();
    await expect(page.getByText('✓ This browser plays it, 0:30.')).toBeVisible();
  });

  await test.step('the stored film is the same file, and is in its step', async () => {
    const served = await (await page.request.get(`${server.url}/media/day%201.mp4`)).body();
    const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect(sha(served)).toBe(sha(film));
    await page.getByLabel('Film of Day 1, part 1', { exact: true }).selectOption('day 1.mp4');
    for (const about of ['Practice segments of the', 'Notes and cue sheets of the', 'Lesson parts without a'])
      await page.getByLabel(about).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Save 1 step' }).click();
    await expect(page.getByText('Everything is saved')).toBeVisible();
    const { lesson } = await page.evaluate(async () => (await fetch('/api/studio/lessons/1')).json());
    expect(lesson.steps[0].media_file).toBe('day 1.mp4');
  });
  await rm(folder, { recursive: true });
});
