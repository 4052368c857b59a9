// The address of the video service's frame, on its host that sets no cookies before play.

type Embed = { youtube_id: string; start: number; origin: string; controls: boolean; captions: boolean };

/**
 * The frame's address. Lessons hide the service's bar, keys and full screen, because ours are beside the frame
 * (specification, section 2); the rehearsal shows its bar. `origin` is exactly ours, or the service refuses (153).
 */
export function embedAddress({ youtube_id, start, origin, controls, captions }: Embed): string {
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
