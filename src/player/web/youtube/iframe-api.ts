// Loads YouTube's documented IFrame API once, and only when a YouTube video is about to play. The page requests
// nothing from the service before that. If loading fails, the next press tries again.

import { trustedAddress } from '#platform/web/trusted-address.ts';
import type { YoutubeApi } from './youtube-api.ts';

/** Milliseconds after which the service counts as unreachable if the script has not answered. */
const patienceMs = 12_000;

const scriptAddress = 'https://www.youtube.com/iframe_api';

let loading: Promise<YoutubeApi> | null = null;

/** Returns the API; rejects when the script can't be loaded. */
export function loadIframeApi(): Promise<YoutubeApi> {
  loading ??= request().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function request(): Promise<YoutubeApi> {
  return new Promise((resolve, reject) => {
    const present = window.YT;
    if (present?.Player) return resolve(present);
    const script = document.createElement('script');
    const timer = window.setTimeout(() => giveUp(new Error('The player script did not answer')), patienceMs);
    function giveUp(error: Error) {
      window.clearTimeout(timer);
      script.remove();
      reject(error);
    }
    window.onYouTubeIframeAPIReady = () => {
      window.clearTimeout(timer);
      if (window.YT) resolve(window.YT);
      else giveUp(new Error('The player script brought no API'));
    };
    script.onerror = () => giveUp(new Error('The player script could not be loaded'));
    script.async = true;
    script.src = trustedAddress('youtube-player', scriptAddress);
    document.head.append(script);
  });
}
