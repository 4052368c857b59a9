// YouTube as a practice medium, through its documented IFrame API alone. YouTube reports its position only when
// it is asked, so it is polled; its seeks take time. Nothing of ours may cover the frame, and nothing is
// requested from the service before `load`.

import type { SourceOf } from '#player/rules/medium-source.ts';
import type { MediumState } from '#player/rules/player-event.ts';
import { limits } from '#subjects/rules/limits.ts';
import type { Medium, MediumEvent } from '../medium.ts';
import { loadIframeApi } from './iframe-api.ts';
import { reckonPosition } from './reckoned-position.ts';
import type { YoutubePlayer } from './youtube-api.ts';

/**
 * The error code for a page without a referrer, or with a wrong referrer: our configuration is at fault, not the
 * video.
 */
const noClientIdentity = 153;

/** Number of polls between two checks of the real speed: one check in ten seconds. */
const rateLook = 10_000 / limits.pollMilliseconds;

/**
 * The service's usual rates, used until the video has loaded, because the service lists a video's own rates only
 * then.
 */
const usualRates = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

const states: Record<number, MediumState> = {
  [-1]: 'ready',
  0: 'ended',
  1: 'playing',
  2: 'paused',
  3: 'buffering',
  5: 'ready',
};

type YoutubeSource = SourceOf<'youtube'>;

export function makeYoutube(host: HTMLElement, source: YoutubeSource, title: string): Medium {
  const listeners = new Set<(event: MediumEvent) => void>();
  let player: YoutubePlayer | null = null;
  let state: MediumState = 'loading';
  let started = false;
  let rate = 1;
  let rates: readonly number[] = usualRates;
  let poll: number | undefined;
  let gone = false;
  const place = reckonPosition(() => player?.getCurrentTime() ?? 0);
  const pace = () => (state === 'playing' ? rate : 0);

  function emit(event: MediumEvent) {
    if (gone) return;
    for (const listener of listeners) listener(event);
  }

  /** Reports a failure. The service may report one fault twice; the first report counts. */
  function fail(code: string, configuration: boolean) {
    if (state === 'failed') return;
    state = 'failed';
    window.clearInterval(poll);
    emit({ type: 'failed', code, configuration });
  }

  function changeState(number: number) {
    if (state === 'failed') return;
    state = states[number] ?? state;
    if (state === 'playing') started = true;
    window.clearInterval(poll);
    if (state === 'playing' || state === 'buffering') {
      let polls = 0;
      poll = window.setInterval(() => {
        place.ask(pace());
        polls += 1;
        if (polls % rateLook === 0) lookAtRate();
        emit({ type: 'time' });
      }, limits.pollMilliseconds);
    }
    place.ask(pace());
    if (state === 'playing') lookAtRate();
    emit({ type: 'state', state });
  }

  /** Checks the real speed, because the service does not always report another speed than the requested one. */
  function lookAtRate() {
    const played = player?.getPlaybackRate();
    if (played) emit({ type: 'rate', rate: played });
  }

  async function load(options: { start: number; rate: number; muted: boolean }) {
    const frame = makeFrame(source, options.start, title);
    host.replaceChildren(frame);
    try {
      const api = await loadIframeApi();
      if (gone) return;
      await new Promise<void>((resolve) => {
        const made = new api.Player(frame, {
          events: {
            onReady: () => {
              player = made;
              resolve();
            },
            onStateChange: ({ data }) => changeState(data),
            onPlaybackRateChange: ({ data }) => {
              rate = data;
              emit({ type: 'rate', rate: data });
            },
            onError: ({ data }) => {
              fail(String(data), data === noClientIdentity);
              resolve();
            },
            onAutoplayBlocked: () => emit({ type: 'autoplayBlocked' }),
          },
        });
      });
    } catch {
      return fail('unreachable', false);
    }
    if (!player || gone) return;
    const listed = player.getAvailablePlaybackRates();
    if (listed.length > 1) rates = listed;
    // The frame's address gives the start in whole seconds, so the video is cued again at the exact second.
    // Cueing also resets the rate.
    cue(options.start, options.rate);
    if (options.muted) player.mute();
    if (state === 'loading') state = 'ready';
  }

  function cue(seconds: number, wantedRate: number) {
    place.forget(seconds);
    player?.cueVideoById({ videoId: source.youtube_id, startSeconds: seconds });
    player?.setPlaybackRate(wantedRate);
  }

  return {
    load,
    rates: () => rates,
    play: () => player?.playVideo(),
    pause: () => player?.pauseVideo(),
    seek(seconds) {
      // A seek would start a video that has never played.
      if (!started) return cue(seconds, rate);
      place.forget(seconds);
      player?.seekTo(seconds, true);
    },
    setRate(wanted) {
      if (!started) rate = wanted;
      player?.setPlaybackRate(wanted);
    },
    setRange: () => {},
    setVolume({ level, muted }) {
      player?.setVolume(Math.round(level * 100));
      if (muted) player?.mute();
      else player?.unMute();
    },
    // The service's documentation does not name these calls, but its player has had them for as long as captions.
    setCaptions: (on) => (on ? player?.loadModule?.('captions') : player?.unloadModule?.('captions')),
    position: () => place.read(pace()),
    duration: () => player?.getDuration() ?? 0,
    // The service's documentation does not name this call, but its player has had the call for as long as titles.
    title: () => player?.getVideoData?.().title,
    state: () => state,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy() {
      gone = true;
      window.clearInterval(poll);
      player?.destroy();
      host.replaceChildren();
    },
  };
}

function makeFrame(source: YoutubeSource, start: number, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = 'player-frame';
  frame.title = title;
  frame.allow = 'autoplay; encrypted-media';
  // Without a referrer the service answers every play with error 153.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = embedAddress({
    youtube_id: source.youtube_id,
    start,
    origin: window.location.origin,
    controls: source.controls,
    captions: source.can.captions,
  });
  return frame;
}

type Embed = { youtube_id: string; start: number; origin: string; controls: boolean; captions: boolean };

/**
 * The frame's address, on the service's host that sets no cookies before play. Lessons hide the service's bar,
 * keys and full screen, because our own controls are beside the frame (specification, section 2); the rehearsal
 * shows the service's bar. `origin` must be exactly this page's, or the service refuses to play (error 153).
 */
function embedAddress({ youtube_id, start, origin, controls, captions }: Embed): string {
  const address = new URL(`https://www.youtube-nocookie.com/embed/${encodeURIComponent(youtube_id)}`);
  const parameters = {
    enablejsapi: '1',
    origin,
    controls: controls ? '1' : '0',
    disablekb: '1',
    fs: '0',
    playsinline: '1',
    rel: '0',
    cc_load_policy: captions ? '1' : '0',
    start: String(Math.floor(start)),
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}
