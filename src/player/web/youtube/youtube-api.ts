// The part of the documented IFrame Player API that we use
// (https://developers.google.com/youtube/iframe_api_reference).

export type YoutubePlayer = {
  playVideo(): void;
  pauseVideo(): void;
  seekTo(seconds: number, allowSeekAhead: boolean): void;
  cueVideoById(video: { videoId: string; startSeconds?: number }): void;
  setPlaybackRate(rate: number): void;
  getPlaybackRate(): number;
  getAvailablePlaybackRates(): number[];
  mute(): void;
  unMute(): void;
  setVolume(percent: number): void;
  loadModule?(name: 'captions'): void;
  unloadModule?(name: 'captions'): void;
  getCurrentTime(): number;
  getDuration(): number;
  getVideoData?(): { title?: string };
  destroy(): void;
};

export type YoutubeEvents = {
  onReady?: () => void;
  onStateChange?: (event: { data: number }) => void;
  onPlaybackRateChange?: (event: { data: number }) => void;
  onError?: (event: { data: number }) => void;
  onAutoplayBlocked?: () => void;
};

export type YoutubeApi = {
  Player: new (element: HTMLIFrameElement, options: { events: YoutubeEvents }) => YoutubePlayer;
};

declare global {
  interface Window {
    YT?: YoutubeApi;
    onYouTubeIframeAPIReady?: () => void;
  }
}
