// Full screen of our own container, so that our controls come along; a video's own full screen would bring the service's.

/** Fills the screen with `element`, or leaves it. Where the browser refuses (iPhones), nothing happens. */
export function toggleFullscreen(element: HTMLElement | null): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
  else void element?.requestFullscreen?.().catch(() => {});
}
