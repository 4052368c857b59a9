import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { png, pngChunk, pngSignature } from '#testing/server/png.ts';
import { cleanIcon, storeIcon } from './icon-file.ts';

test.each([180, 192, 512])('a picture of %i pixels is an icon, written the same each time', async (side) => {
  const clean = await cleanIcon(png({ side }));
  expect(clean.subarray(0, 8)).toEqual(pngSignature);
  expect(await cleanIcon(clean)).toEqual(clean);
});

test('a picture without transparency is an icon too', async () => {
  expect((await cleanIcon(png({ shape: [8, 2, 0, 0, 0] }))).length).toBeGreaterThan(0);
});

test.each([
  ['words', { before: [pngChunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'))] }],
  ['a place', { before: [pngChunk('eXIf', Buffer.from('GPS <script>'))] }],
  ['another file behind it', { after: Buffer.from('PK\x03\x04<script>alert(1)</script>') }],
])('%s in the file are not stored', async (_, more) => {
  const clean = await cleanIcon(png(more));
  expect(clean.includes('script')).toBe(false);
  expect(clean).toEqual(await cleanIcon(png()));
});

test('data behind the pixels is not stored', async () => {
  const bytes = png();
  const hidden = Buffer.concat([deflateSync(Buffer.alloc((1 + 192 * 4) * 192)), Buffer.from('<script>')]);
  const made = Buffer.concat([
    pngSignature,
    bytes.subarray(8, 33),
    pngChunk('IDAT', hidden),
    pngChunk('IEND'),
  ]);
  expect((await cleanIcon(made)).includes('script')).toBe(false);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['words', Buffer.from('This is no picture at all.')],
  ['a page', Buffer.from('<!doctype html><title>Icon</title>')],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a signature alone', pngSignature],
  ['a beginning', png().subarray(0, 60)],
  ['a broken check', Buffer.concat([png().subarray(0, 30), Buffer.from([1, 2, 3]), png().subarray(33)])],
  ['another size', png({ side: 100 })],
  ['a flag', png({ height: 180 })],
  ['a giant of few bytes', png({ side: 30_000, pixels: Buffer.alloc(100) })],
  ['more pixels than it says', png({ pixels: Buffer.alloc(4_000_000) })],
  ['fewer pixels than it says', png({ pixels: Buffer.alloc(100) })],
  ['a filter that there is not', png({ pixels: Buffer.alloc((1 + 192 * 4) * 192, 9) })],
  ['16 bits a colour', png({ shape: [16, 6, 0, 0, 0] })],
  ['a palette', png({ shape: [8, 3, 0, 0, 0] })],
  ['an interlaced one', png({ shape: [8, 6, 0, 0, 1] })],
  ['a moving one', png({ before: [pngChunk('acTL', Buffer.alloc(8))] })],
  ['no pixels', Buffer.concat([pngSignature, png().subarray(8, 33), pngChunk('IEND')])],
])('%s is refused, in words', async (_, bytes) => {
  await expect(cleanIcon(bytes)).rejects.toThrow('This is no icon as the studio draws it');
});

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'shamble-icon-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

test('an icon is named after its content, and a refused file leaves nothing behind', async () => {
  const here = await folder();
  async function* parts(bytes: Buffer) {
    yield bytes.subarray(0, 50);
    yield bytes.subarray(50);
  }
  const name = await storeIcon(here, parts(png()));
  expect(name).toMatch(/^icon-[\da-f]{24}\.png$/);
  expect(await storeIcon(here, parts(png({ after: Buffer.from('tail') })))).toBe(name);
  await expect(storeIcon(here, parts(Buffer.from('x'.repeat(60))))).rejects.toMatchObject({
    code: 'invalid_input',
  });
  expect(await readdir(here)).toEqual([name]);
});

test('a file is refused as soon as it is too large', async () => {
  const here = await folder();
  let sent = 0;
  async function* large() {
    for (; sent < 100; sent += 1) yield Buffer.alloc(100_000);
  }
  await expect(storeIcon(here, large())).rejects.toMatchObject({ code: 'too_large' });
  expect(sent).toBeLessThan(20);
  expect(await readdir(here)).toEqual([]);
});
