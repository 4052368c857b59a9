import { expect, test } from 'vitest';
import { steadyAnchors, tempoMap } from '#dance/rules/recording/tempo-map.ts';
import { filmAt, filmPlaces } from './film-places.ts';

/**
 * Returns the frames of a film of `seconds`, 30 a second; `danceAt` gives the second of the dance for each second of
 * the film.
 */
const frames = (seconds: number, danceAt: (film: number) => number) =>
  Array.from({ length: seconds * 30 }, (_, index) => ({ film: index / 30, dance: danceAt(index / 30) }));

test.each([0.25, 0.5, 1, 1.5])('at %fx each second of the dance is found in the film', (rate) => {
  const places = filmPlaces(
    frames(16, (film) => 44.3 + film * rate),
    rate,
  );
  for (const film of [0, 0.4, 3, 9.99, 16])
    expect(filmAt(places, 44.3 + film * rate, rate)).toBeCloseTo(film, 6);
});

// §9.each-second-film-has-second
test.each([
  ['slower than the band', steadyAnchors(0.7, 118)],
  [
    'faster and faster',
    [
      { beat: 0, at: 0 },
      { beat: 96, at: 46 },
      { beat: 128, at: 60 },
    ],
  ],
])('a recording that is %s keeps film and dance together to a frame', (_, anchors) => {
  const tempo = tempoMap(anchors);
  const danceAt = (film: number) => tempo.danceAt(tempo.musicAt(44.3) + film);
  const places = filmPlaces(frames(16, danceAt), 1);
  for (let film = 0; film <= 16; film += 0.25)
    expect(Math.abs(filmAt(places, danceAt(film), 1) - film)).toBeLessThan(1 / 30);
});

test('a player that reports its position only roughly shifts no second by more than a frame', () => {
  const rough = frames(16, (film) => 30 + film + 0.1 * Math.sin(film * 40));
  expect(filmAt(filmPlaces(rough, 1), 38, 1)).toBeCloseTo(8, 1.5);
});

test('a second with only a few known frames is placed by the seconds around it', () => {
  // Only four frames of the sixth second are known, and they are far off.
  const few = (film: number) => film >= 5 && film < 6;
  const known = frames(16, (film) => (few(film) ? 30.6 : 30) + film).filter(
    ({ film }) => !few(film) || film < 5.12,
  );
  expect(filmAt(filmPlaces(known, 1), 35.5, 1)).toBeCloseTo(5.5, 6);
});

test('the first seconds of a film are placed even if their frames are not known', () => {
  const places = filmPlaces(
    frames(16, (film) => 30 + film).filter(({ film }) => film >= 3.2),
    1,
  );
  expect(filmAt(places, 30, 1)).toBeCloseTo(0, 6);
});

test('after the film’s end the dance is assumed to go on, even if the dance had stopped before', () => {
  const places = filmPlaces(
    frames(16, (film) => 30 + Math.min(film, 10) * 0.5),
    0.5,
  );
  expect(filmAt(places, 36, 0.5) - filmAt(places, 35.5, 0.5)).toBeCloseTo(1, 6);
});

test('a very short film, and a film without known frames, can be placed too', () => {
  expect(filmAt(filmPlaces([{ film: 0.2, dance: 10 }], 0.5), 10.5, 0.5)).toBeCloseTo(1.2, 6);
  expect(filmPlaces([], 1)).toEqual([]);
  expect(filmAt([], 12, 1)).toBe(0);
});
