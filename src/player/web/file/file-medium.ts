// The operator's video or sound file as a practice medium: the browser's element without the browser's controls.
// The medium is exact: it pauses by itself at the end of its range, and checks every frame near that end.
// Browsers play the sound of a film whose picture they can't show, without an error; this medium counts such a
// film as failed.

import type { SourceOf } from '#player/rules/medium-source.ts';
import type { MediumState } from '#player/rules/player-event.ts';
import { pictureless } from '#player/rules/unplayable.ts';
import type { Medium, MediumEvent } from '../medium.ts';

/** Milliseconds between two time reports while the file plays. */
const reportMs = 80;

/** Seconds that a film may play before its first picture, because a film may begin with sound alone. */
const pictureSeconds = 10;

/** In these last seconds of a range every frame is checked. */
const closeToEnd = 0.25;

/**
 * The film is paused this many seconds before a range's end, because one more picture appears even after a pause.
 */
const pictureOnItsWay = 0.02;

export function makeFile(
  host: HTMLElement,
  source: Pick<SourceOf<'file'>, 'url'>,
  element: 'video' | 'audio' = 'video',
): Medium {
  // An audio element has no picture, so the code below about size and frames has no effect on it.
  const video = document.createElement(element) as HTMLVideoElement;
  const listeners = new Set<(event: MediumEvent) => void>();
  let state: MediumState = 'loading';
  let range: { start: number; end: number } | null = null;
  let report: number | undefined;
  let approach: number | undefined;
  let frame: number | undefined;
  let gone = false;
  /** Whether a picture was shown; null where the browser does not say so. */
  let pictured: boolean | null = null;
  /** Milliseconds that the film has played without a picture while the page was visible. */
  let unseen = 0;

  function emit(event: MediumEvent) {
    if (gone) return;
    for (const listener of listeners) listener(event);
  }

  function change(next: MediumState) {
    if (state === 'failed' || state === next) return;
    state = next;
    emit({ type: 'state', state });
  }

  /** Waits until shortly before the range's end, and then checks every frame. */
  function watchEnd() {
    stopWatching();
    if (!range || video.paused) return;
    const left = (range.end - video.currentTime) / video.playbackRate;
    if (left <= pictureOnItsWay) return endRange();
    if (left > closeToEnd) approach = window.setTimeout(watchEnd, (left - closeToEnd / 2) * 1000);
    else frame = window.requestAnimationFrame(watchEnd);
  }

  function stopWatching() {
    window.clearTimeout(approach);
    if (frame !== undefined) window.cancelAnimationFrame(frame);
  }

  function endRange() {
    video.pause();
    emit({ type: 'rangeEnd' });
  }

  function onPlaying() {
    change('playing');
    window.clearInterval(report);
    report = window.setInterval(() => {
      lookForPicture();
      emit({ type: 'time' });
    }, reportMs);
    watchEnd();
  }

  function fail(code: string) {
    if (state === 'failed') return;
    state = 'failed';
    window.clearInterval(report);
    stopWatching();
    video.pause();
    emit({ type: 'failed', code, configuration: false });
  }

  /**
   * Fails a film without a picture. A browser that can show the picture knows its size with the first data, and
   * reports or counts the shown frames.
   */
  function lookForPicture() {
    if (video.videoWidth === 0) return fail(pictureless);
    if (pictured !== false || document.hidden) return;
    if (video.getVideoPlaybackQuality().totalVideoFrames > 0) return;
    unseen += reportMs;
    if (unseen >= pictureSeconds * 1000) fail(pictureless);
  }

  function awaitPicture() {
    if (!('requestVideoFrameCallback' in video)) return;
    pictured = false;
    video.requestVideoFrameCallback(() => {
      pictured = true;
    });
  }

  function onStopped(next: MediumState) {
    window.clearInterval(report);
    stopWatching();
    change(next);
  }

  video.className = 'player-frame';
  video.playsInline = true;
  video.preload = 'auto';
  video.preservesPitch = true;
  video.addEventListener('playing', onPlaying);
  video.addEventListener('pause', () => onStopped('paused'));
  video.addEventListener('ended', () => onStopped('ended'));
  video.addEventListener('waiting', () => change('buffering'));
  video.addEventListener('seeked', () => {
    emit({ type: 'time' });
    watchEnd();
  });
  video.addEventListener('ratechange', () => {
    emit({ type: 'rate', rate: video.playbackRate });
    watchEnd();
  });

  function load({ start, rate, muted }: { start: number; rate: number; muted: boolean }): Promise<void> {
    return new Promise((resolve) => {
      const ready = () => {
        if (state === 'loading') state = 'ready';
        resolve();
      };
      video.onloadedmetadata = () => {
        video.currentTime = start;
      };
      video.onloadeddata = () => {
        if (video.videoWidth === 0) fail(pictureless);
        ready();
      };
      // Phones that load no picture before a press send `suspend` and wait for the press.
      video.onsuspend = () => {
        if (video.readyState >= video.HAVE_METADATA) ready();
      };
      video.onerror = () => {
        fail(`file ${video.error?.code ?? 0}`);
        resolve();
      };
      awaitPicture();
      video.muted = muted;
      video.defaultPlaybackRate = rate;
      video.src = source.url;
      host.replaceChildren(video);
      video.playbackRate = rate;
    });
  }

  async function play() {
    try {
      await video.play();
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotAllowedError')
        emit({ type: 'autoplayBlocked' });
    }
  }

  return {
    load,
    rates: () => 'any',
    play: () => void play(),
    pause: () => video.pause(),
    seek(seconds) {
      video.currentTime = seconds;
    },
    setRate(rate) {
      video.playbackRate = rate;
    },
    setRange(next) {
      range = next;
      watchEnd();
    },
    setVolume({ level, muted }) {
      video.volume = level;
      video.muted = muted;
    },
    setSide(side) {
      video.classList.toggle('player-frame-mirrored', side === 'mirror');
    },
    position: () => video.currentTime,
    duration: () => (Number.isFinite(video.duration) ? video.duration : 0),
    state: () => state,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy() {
      gone = true;
      window.clearInterval(report);
      stopWatching();
      video.removeAttribute('src');
      video.load();
      host.replaceChildren();
    },
  };
}
