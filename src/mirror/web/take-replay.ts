// The film of a take is kept in step with the dance, by the moment at which each frame is shown and not by the film's
// clock. The film stays hidden until it is in step.

import { filmAt } from '#mirror/rules/film-places.ts';
import type { Take } from './take-recorder.ts';

/**
 * Differences in seconds of the film: too small to be seen, one frame, and so large that the film seeks instead of
 * changing its speed.
 */
const near = 0.008;
const frame = 0.034;
const far = 0.25;

/** Change of the film's speed for a second of difference, and the largest change, both as shares of the speed. */
const eager = 6;
const most = 0.25;

/**
 * Seconds after the loop's start at which the spare film waits, because the page notices a little late that the dance
 * has jumped back.
 */
const headStart = 0.06;
/** The most seconds by which a paused film may be ahead of the dance to wait for the dance; otherwise it seeks. */
const soon = 1.5;

/** Milliseconds after which the dance no longer waits for a film: a browser may refuse to load it. */
const patience = 3_000;

/** Returns the dance's second and speed at a moment of performance.now (ms), and whether the dance moves. */
export type DanceAt = (moment: number) => { position: number; rate: number; moves: boolean };

/**
 * One of the two elements with the film. `at` is the second at which it is paused, or to which it is seeking; null
 * while it plays.
 */
type Reel = { video: HTMLVideoElement; at: number | null };

type Replay = {
  /**
   * Two elements with the same film. They have `autoplay`, because phones load no film without it. One element is seen
   * (`data-shown`); the other waits at the start of the loop, because seeking takes time.
   */
  videos: readonly [HTMLVideoElement, HTMLVideoElement];
  take: Pick<Take, 'places' | 'seconds' | 'rate'>;
  /** The second of the dance at which the loop starts. */
  loopStart: number;
  danceAt: DanceAt;
  /**
   * Called when the film has reached the place of the dance, so that both may start, or when the film does not load.
   */
  onReady: () => void;
};

/** Makes a film follow the dance, until the returned function is called. */
export function followDance({ videos, take, loopStart, danceAt, onReady }: Replay): () => void {
  const reportsFrames = 'requestVideoFrameCallback' in HTMLVideoElement.prototype;
  let [seen, spare]: [Reel, Reel] = [
    { video: videos[0], at: null },
    { video: videos[1], at: null },
  ];
  /** Seconds by which a film seeks ahead of the dance; the number grows each time that the film has to seek. */
  let ahead = 0.3;
  let following = true;
  let ready = false;

  /**
   * Returns the last second to seek to, a little before the end: at the very end, `play` would start the film from its
   * beginning.
   */
  const last = () =>
    Math.min(
      take.seconds,
      (Number.isFinite(seen.video.duration) ? seen.video.duration : take.seconds) - frame,
    );
  const filmSecond = (position: number) =>
    Math.min(last(), Math.max(0, filmAt(take.places, position, take.rate)));

  /** Pauses a film and seeks to second `to`, if the film has loaded. */
  function cue(reel: Reel, to: number) {
    const { video } = reel;
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.seeking) return;
    if (reel.at !== null && Math.abs(reel.at - to) < near) return;
    video.pause();
    reel.at = to;
    video.currentTime = to;
  }

  const stands = ({ video, at }: Reel) =>
    at !== null && !video.seeking && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;

  function announceReady() {
    if (!ready && following) onReady();
    ready = true;
  }

  function show(reel: Reel | null) {
    for (const { video } of [seen, spare]) video.dataset.shown = String(video === reel?.video);
  }

  /** Plays and pauses the film with the dance. While the dance is paused, the film shows the same moment. */
  function look() {
    if (!following) return;
    const { position, rate, moves } = danceAt(performance.now());
    const wanted = filmSecond(position);
    const speed = rate / take.rate;
    if (!moves || wanted <= 0 || wanted >= last()) {
      cue(seen, wanted);
      if (stands(seen)) show(seen);
    } else {
      const { currentTime, paused } = seen.video;
      // The film is lost when the browser paused it or the dance jumped away from it.
      const lost = paused || Math.abs(wanted - currentTime) > far * Math.max(1, speed);
      if (seen.at === null && lost) stop(seen);
      if (seen.at !== null) enter(wanted, speed);
      else if (!reportsFrames) steer(currentTime, performance.now());
    }
    cue(spare, filmSecond(loopStart + headStart * rate));
    if (stands(seen) && stands(spare)) announceReady();
    requestAnimationFrame(look);
  }

  function stop(reel: Reel) {
    reel.video.pause();
    reel.at = reel.video.currentTime;
  }

  /**
   * Starts the film when the dance reaches the second at which the film waits. If that second is too far away, the film
   * seeks ahead of the dance.
   */
  function enter(wanted: number, speed: number) {
    const fits = ({ at }: Reel) =>
      at !== null && at - wanted > -far * Math.max(1, speed) && at - wanted < soon * speed;
    if (!fits(seen) && fits(spare)) [seen, spare] = [spare, seen];
    if (!fits(seen)) {
      show(null);
      cue(seen, Math.min(last(), wanted + ahead * speed));
      ahead = Math.min(soon / 2, ahead * 1.2);
      return;
    }
    if (!stands(seen)) return;
    const at = seen.at ?? wanted;
    if (Math.abs(at - wanted) < frame + headStart * speed) show(seen);
    if (wanted > at) start(seen, speed);
  }

  function start(reel: Reel, speed: number) {
    reel.at = null;
    reel.video.playbackRate = speed;
    // If the browser refuses to play, the film shows the frame it has, and the dance goes on.
    reel.video.play().catch(() => {
      reel.at ??= reel.video.currentTime;
    });
  }

  /** Adjusts the speed of a film that shows second `shown` at `moment`. */
  function steer(shown: number, moment: number) {
    const { position, rate } = danceAt(moment);
    const off = filmSecond(position) - shown;
    const change = Math.abs(off) < near ? 0 : Math.max(-most, Math.min(most, off * eager));
    const speed = (rate / take.rate) * (1 + change);
    if (Math.abs(seen.video.playbackRate - speed) > 0.002) seen.video.playbackRate = speed;
    if (Math.abs(off) < frame) show(seen);
  }

  function watch(video: HTMLVideoElement) {
    video.requestVideoFrameCallback((_, { mediaTime, expectedDisplayTime }) => {
      if (!following) return;
      if (video === seen.video && seen.at === null) steer(mediaTime, expectedDisplayTime);
      watch(video);
    });
  }

  show(null);
  if (reportsFrames) for (const video of videos) watch(video);
  look();
  setTimeout(announceReady, patience);
  return () => {
    following = false;
  };
}
