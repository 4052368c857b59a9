// Keeps the film of a take in step with the dance: what counts is when each of its frames is seen, not what its clock says.

/** Seconds of difference that the eye does not see; beyond `far` (of the film) it is jumped over instead of caught up with. */
const near = 0.008;
const far = 0.25;

/** Most of the speed that it changes to catch up; and milliseconds after a jump in which it finds its place. */
const most = 0.2;
const settleMs = 400;

/** Where the dance is at a moment of performance.now (ms): its second and speed, and whether it moves. */
export type DanceAt = (moment: number) => { position: number; rate: number; moves: boolean };

/**
 * Makes `video`, whose first frame belongs to second `from` of the dance and which was danced at speed `rate`, follow the
 * dance until the function returned is called.
 */
export function keepInStep(
  video: HTMLVideoElement,
  take: { from: number; rate: number },
  danceAt: DanceAt,
): () => void {
  const tellsFrames = 'requestVideoFrameCallback' in HTMLVideoElement.prototype;
  let jumpedAt = Number.NEGATIVE_INFINITY;
  let following = true;

  /** Seconds of the film that belong to second `position` of the dance, as far as there is film. */
  function wantedAt(position: number): number {
    const last = Number.isFinite(video.duration) ? video.duration : Number.POSITIVE_INFINITY;
    return Math.min(last, Math.max(0, (position - take.from) / take.rate));
  }

  function jump(to: number) {
    if (video.seeking) return;
    jumpedAt = performance.now();
    video.currentTime = to;
  }

  /** The film shows second `shown` at `moment`. */
  function steer(shown: number, moment: number) {
    const { position, rate } = danceAt(moment);
    const off = wantedAt(position) - shown;
    const speed = rate / take.rate;
    if (Math.abs(off) > far * Math.max(1, speed)) {
      // The film goes on while it is sought.
      if (performance.now() - jumpedAt > settleMs) jump(wantedAt(position + 0.05 * rate));
      return;
    }
    const change = Math.abs(off) < near ? 0 : Math.max(-most, Math.min(most, off * 3));
    if (Math.abs(video.playbackRate - speed * (1 + change)) > 0.002)
      video.playbackRate = speed * (1 + change);
  }

  /** Plays and stops with the dance; a film that stands shows the moment at which the dance stands. */
  function look() {
    if (!following) return;
    const { position, moves } = danceAt(performance.now());
    const wanted = wantedAt(position);
    const plays = moves && wanted > 0 && wanted < video.duration;
    // A browser that refuses shows the frame it has; the dance goes on.
    if (plays && video.paused) video.play().catch(() => undefined);
    if (!plays && !video.paused) video.pause();
    if (!plays && Math.abs(wanted - video.currentTime) > near) jump(wanted);
    if (plays && !tellsFrames) steer(video.currentTime, performance.now());
    requestAnimationFrame(look);
  }

  const onFrame = (_: number, { mediaTime, expectedDisplayTime }: VideoFrameCallbackMetadata) => {
    if (!following) return;
    if (!video.paused) steer(mediaTime, expectedDisplayTime);
    video.requestVideoFrameCallback(onFrame);
  };
  if (tellsFrames) video.requestVideoFrameCallback(onFrame);
  look();
  return () => {
    following = false;
  };
}
