import { expect, test } from 'vitest';
import { youtubeIdOf, youtubeIdsOf, youtubeStartOf } from './youtube-address.ts';

test.each([
  'dQw4w9WgXcQ',
  '  dQw4w9WgXcQ\n',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com:443/watch?v=dQw4w9WgXcQ',
  'http://youtube.com/watch?feature=share&v=dQw4w9WgXcQ&t=42s',
  'm.youtube.com/watch?v=dQw4w9WgXcQ#t=3',
  'https://music.youtube.com/watch?v=dQw4w9WgXcQ&list=RD1',
  'https://youtu.be/dQw4w9WgXcQ?si=abcdefghijklmnop',
  'youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://youtube.com/live/dQw4w9WgXcQ?feature=share',
  'https://www.youtube.com/v/dQw4w9WgXcQ',
  'https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DdQw4w9WgXcQ%26gl%3DDE',
  '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="A video"></iframe>',
])('the id is found in %s', (pasted) => {
  expect(youtubeIdOf(pasted)).toBe('dQw4w9WgXcQ');
});

test.each([
  '',
  'hello',
  'https://vimeo.com/123456789',
  'https://www.youtube.com/',
  'https://www.youtube.com/@somebody',
  'https://www.youtube.com/watch?v=tooshort',
  'https://www.youtube.com/watch?v=muchtoolongforanid',
  'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://example.org/dQw4w9WgXcQ',
  // A channel may have a name of eleven characters, which could be taken for an id.
  'https://www.youtube.com/dQw4w9WgXcQ',
  'https://www.youtube.com/@zombies/video/dQw4w9WgXcQ',
  'https://www.youtube.com/@zombies/live/dQw4w9WgXcQ',
])('no id is found in %s', (pasted) => {
  expect(youtubeIdOf(pasted)).toBe(null);
});

test('a list gives every id once, in order, and names the parts without an id', () => {
  const pasted = 'https://youtu.be/aaaaaaaaaaa, bbbbbbbbbbb\nhttps://youtu.be/aaaaaaaaaaa nonsense';
  expect(youtubeIdsOf(pasted)).toEqual({ ids: ['aaaaaaaaaaa', 'bbbbbbbbbbb'], unknown: ['nonsense'] });
  expect(youtubeIdsOf('\n aaaaaaaaaaa,\n')).toEqual({ ids: ['aaaaaaaaaaa'], unknown: [] });
  for (const list of [
    'https://youtu.be/aaaaaaaaaaa;https://youtu.be/bbbbbbbbbbb',
    'aaaaaaaaaaa; bbbbbbbbbbb;',
    'aaaaaaaaaaa;bbbbbbbbbbb',
  ])
    expect(youtubeIdsOf(list)).toEqual({ ids: ['aaaaaaaaaaa', 'bbbbbbbbbbb'], unknown: [] });
  const escaped = 'https://www.youtube.com/watch?app=desktop&amp;v=aaaaaaaaaaa';
  expect(youtubeIdsOf(escaped)).toEqual({ ids: ['aaaaaaaaaaa'], unknown: [] });
  const embedded =
    '<iframe width="560" src="https://www.youtube.com/embed/aaaaaaaaaaa" title="A video"></iframe>';
  expect(youtubeIdsOf(embedded)).toEqual({ ids: ['aaaaaaaaaaa'], unknown: [] });
});

test.each([
  ['https://youtu.be/aaaaaaaaaaa?t=90', 90],
  ['https://www.youtube.com/watch?v=aaaaaaaaaaa&t=1m30s', 90],
  ['https://www.youtube.com/watch?v=aaaaaaaaaaa&t=1h2m3s', 3723],
  ['https://www.youtube.com/embed/aaaaaaaaaaa?start=7', 7],
  ['https://youtu.be/aaaaaaaaaaa?t=10h', 36_000],
  ['https://youtu.be/aaaaaaaaaaa?t=15m', 900],
  ['https://youtu.be/aaaaaaaaaaa?t=9m1h', 0],
  ['https://www.youtube.com/watch?v=aaaaaaaaaaa', 0],
  ['aaaaaaaaaaa', 0],
])('%s starts at %i seconds', (pasted, seconds) => {
  expect(youtubeStartOf(pasted)).toBe(seconds);
});

test("the address of a video in YouTube's own studio is understood", () => {
  expect(youtubeIdOf('https://studio.youtube.com/video/aaaaaaaaaaa/edit')).toBe('aaaaaaaaaaa');
});
