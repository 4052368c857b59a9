// Places say which second of a film belongs to which second of the dance. Film and dance run at different paces: the
// dance has a speed of its own, and follows a recording whose tempo may drift.

/** A second of a film, and the second of the dance that it shows. */
export type FilmPlace = { film: number; dance: number };

/** Seconds of the film for which there is one place, and the fewest frames from which a place is made. */
const bucketSeconds = 1;
const fewest = 5;

/**
 * Returns a place for about every second of a film that was danced at speed `rate`. `frames` are the frames whose
 * second of the dance is known, in order of time; without frames there are no places. A place is the median over its
 * second of the film, because the player of a video reports its position only roughly.
 */
export function filmPlaces(frames: readonly FilmPlace[], rate: number): FilmPlace[] {
  const places: FilmPlace[] = [];
  const last = frames.at(-1)?.film ?? 0;
  for (let from = 0; from < last; from += bucketSeconds) {
    const here = frames.filter(({ film }) => film >= from && film < from + bucketSeconds);
    if (here.length < fewest && places.length > 0) continue;
    const film = from + bucketSeconds / 2;
    const dances = here.map((frame) => frame.dance + (film - frame.film) * rate).sort((a, b) => a - b);
    const dance = dances[dances.length >> 1];
    if (dance !== undefined) places.push({ film, dance });
  }
  return places;
}

/**
 * Returns the second of the film that belongs to second `dance` of the dance. Before its start and after its end the
 * film is assumed to go on at the same speed.
 */
export function filmAt(places: readonly FilmPlace[], dance: number, rate: number): number {
  const next = places.findIndex((place) => place.dance > dance);
  const second = Math.max(1, next < 0 ? places.length - 1 : next);
  const [a, b] = [places[second - 1], places[second]];
  if (!a) return 0;
  const pace = b && b.dance > a.dance ? (b.film - a.film) / (b.dance - a.dance) : 1 / rate;
  return a.film + (dance - a.dance) * pace;
}
