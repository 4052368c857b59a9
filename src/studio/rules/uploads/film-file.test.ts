import { expect, test } from 'vitest';
import {
  filmHeadProblem,
  filmSizeProblem,
  filmTailProblem,
  freeName,
  halfProblem,
  roomProblem,
} from './film-file.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test('an empty file, one of 50 GB, and one that does not fit each have a sentence', () => {
  expect(filmSizeProblem('a.mp4', 0)).toBe('“a.mp4” is empty.');
  expect(filmSizeProblem('a.mp4', 50e9)).toBe('“a.mp4” has 50 GB. A film can have at most 10 GB.');
  expect(filmSizeProblem('a.mp4', 1e10 + 1)).toContain('has more than 10 GB. A film can have');
  expect(filmSizeProblem('a.mp4', 2e9)).toBeNull();
  expect(roomProblem('a.mp4', 2e9, 1.5e9)).toContain('the server has room for 1.5 GB more');
  expect(roomProblem('a.mp4', 2e9, -5)).toContain('room for 0 bytes more');
  expect(roomProblem('a.mp4', 2e9, null)).toBeNull();
});

test('if unfinished uploads reserve the space, the sentence says whose they are and how to free it', () => {
  const held = [
    { by: 'Vincent Price', uploads: 3, bytes: 7e9 },
    { by: '', uploads: 1, bytes: 1e9 },
    { by: null, uploads: 2, bytes: 5e8 },
  ];
  expect(roomProblem('a.mp4', 2e9, 1.5e9, held)).toBe(
    '“a.mp4” has 2.0 GB, and the server has room for 1.5 GB more. Uploads that are not whole yet hold the rest: 3 of Vincent Price (7.0 GB), 1 of another operator (1.0 GB), 2 of yours (500 MB). Each operator goes on with their own or forgets them under Videos and Music; the server forgets them 2 days after their last byte.',
  );
  expect(roomProblem('a.mp4', 1e9, 1.5e9, held)).toBeNull();
  // The disk is full of other files, so the unfinished uploads are not the reason.
  expect(roomProblem('a.mp4', 2e9, -1e10, held)).toMatch(/0 bytes more\. Make room there first\.$/);
});

test('an operator’s unfinished uploads take at most half of the room, but a single file may take all of it', () => {
  expect(halfProblem('a.mp4', 5e9, 5e9, 0)).toBeNull();
  expect(halfProblem('a.mp4', 1e9, 3e9, 1e9)).toBeNull();
  expect(halfProblem('a.mp4', 1e9, null, 1e9)).toBeNull();
  expect(halfProblem('a.mp4', 1.2e9, 3e9, 1e9)).toBe(
    '“a.mp4” has 1.2 GB, and your uploads that are not whole yet hold 1.0 GB. Together they can hold half of the server’s room, 2.0 GB. Go on with some of them or forget them, under Videos and Music.',
  );
});

const mp4 = '\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41';
const webm = '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm\x42\x87\x81\x04';

test('a film of the kind in its name is accepted', () => {
  expect(filmHeadProblem('a.mp4', bytes(mp4))).toBeNull();
  expect(filmHeadProblem('a.MP4', bytes('\0\0\0\x14ftypqt  \0\0\x02\0qt  '))).toBeNull();
  expect(filmHeadProblem('a.webm', bytes(webm))).toBeNull();
});

test.each([
  ['another kind of film', webm, 'is a WebM film: give it a name that ends in .webm'],
  ['a page', '<!doctype html><script>alert(1)</script>', 'is a page or a drawing'],
  ['a page behind a mark', '\xef\xbb\xbf \n<html>', 'is a page or a drawing'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">', 'is a page or a drawing'],
  ['a page in the box of an MP4', '\0\0\x03\0ftypisom<html><script>alert(1)</script>', 'another kind'],
  ['an MP4’s box of 1 GB', '\x40\0\0\0ftypisom', 'another kind'],
  ['a zip', 'PK\x03\x04\x14\0', 'is a zip'],
  ['Matroska', webm.replace('webm', 'matr'), 'Matroska'],
  ['nothing', '', 'another kind'],
  ['an MP4 cut off', '\0\0\0\x20ft', 'another kind'],
])('%s with the name of an mp4 is refused', (_, head, words) => {
  expect(filmHeadProblem('a.mp4', bytes(head))).toContain(words);
});

test('a zip behind a film is found, but not one in the middle of a film', () => {
  const end = `PK\x05\x06${'\0'.repeat(16)}`;
  expect(filmTailProblem('a.mp4', bytes(`film${end}\0\0`))).toContain('a film and a zip in one');
  expect(filmTailProblem('a.mp4', bytes(`film${end}\x05\0hello`))).toContain('a film and a zip in one');
  expect(filmTailProblem('a.mp4', bytes(`film${end}\0\0 and more film`))).toBeNull();
  expect(filmTailProblem('a.mp4', bytes('PK'))).toBeNull();
});

test('a name in use gets the first free number', () => {
  expect(freeName('day-1.mp4', new Set(['day-1.mp4']))).toBe('day-1-2.mp4');
  expect(freeName('day-1.mp4', new Set(['day-1.mp4', 'day-1-2.mp4']))).toBe('day-1-3.mp4');
});
