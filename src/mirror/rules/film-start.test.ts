import { expect, test } from 'vitest';
import { filmStart, type SmallPicture } from './film-start.ts';

/** A picture of a bright bar at `place` of 64 columns, on noise. */
function bar(place: number, seed: number): Uint8Array {
  return Uint8Array.from({ length: 64 * 4 }, (_, pixel) => {
    const near = Math.max(0, 1 - Math.abs((pixel % 64) - place) / 6);
    const mixed = Math.imul(pixel * 7919 + seed * 104_729, 0x9e3779b1);
    return 40 + near * 180 + (((mixed ^ (mixed >>> 15)) >>> 0) % 11);
  });
}

/**
 * Ten seconds of pictures of a bar that moves to and fro, 30 frames a second, the first at `from` milliseconds; `seed`
 * changes the noise.
 */
const frames = (from: number, seed: number, moves = true): SmallPicture[] =>
  Array.from({ length: 300 }, (_, index) => ({
    at: from + index * (1000 / 30),
    picture: bar(moves ? 32 + 28 * Math.sin(index / 9) : 32, seed * 1000 + index),
  }));

// §9.which-cameras-frames-film-begins
test('the film’s start is found even if the page saw an earlier frame first', () => {
  const watched = frames(5_000, 1).slice(4);
  // The film begins with the eleventh frame, which the recorder stored as second 0.
  const film = frames(5_000, 2)
    .slice(10)
    .filter((_, index) => index % 31 === 3)
    .map(({ at, picture }) => ({ at: at - 5_000 - 10_000 / 30, picture }));
  expect(filmStart(film, watched)).toBeCloseTo(5_000 + 10_000 / 30, 6);
});

test('missed frames, and a picture that looks like another frame, do not change the start', () => {
  const watched = frames(0, 1).filter((_, index) => index % 5 !== 2);
  const film = frames(0, 2).filter((_, index) => index % 37 === 15);
  const [first] = film;
  if (first) first.picture = bar(60, 3);
  expect(filmStart(film, watched)).toBeCloseTo(0, 6);
});

test('a film in which nothing moves gives no start', () => {
  expect(filmStart(frames(0, 2, false).slice(50, 60), frames(0, 1, false))).toBeNull();
  expect(filmStart([], frames(0, 1))).toBeNull();
  expect(filmStart(frames(0, 2).slice(0, 3), [])).toBeNull();
});

test('a picture at the very beginning or end of the watched time gives no start', () => {
  const watched = frames(0, 1);
  expect(filmStart(frames(0, 2).slice(0, 2), watched)).toBeNull();
  expect(filmStart(frames(0, 2).slice(-2), watched)).toBeNull();
});

test('the start is the median over the pictures, so a few pictures that are far off do not count', () => {
  const watched = frames(0, 1);
  const film = frames(0, 2).filter((_, index) => index % 7 === 3);
  const wrong = film.map((one, index) => (index < 5 ? { ...one, at: one.at + 60_000 } : one));
  expect(filmStart(wrong.toReversed(), watched)).toBeCloseTo(0, 6);
});

test('pictures that look like their neighbours are left out', () => {
  const watched = frames(9_000, 1);
  const clear = frames(9_000, 2).filter((_, index) => index % 60 === 3);
  const unclear = Array.from({ length: 12 }, (_, index) => ({ at: index, picture: new Uint8Array(64 * 4) }));
  expect(filmStart([...unclear, ...clear], watched)).toBeCloseTo(0, 6);
  expect(
    filmStart([...unclear, ...clear.map((one) => ({ ...one, at: one.at - 9_000 }))], watched),
  ).toBeCloseTo(9_000, 6);
});
