// Fetches the adapter a source needs, when it needs it: without a YouTube video its adapter is never loaded.

import type { Recording } from '#dance/rules/recording/recording.ts';
import type { ReadText } from '#platform/web/queries/copy.ts';
import type { MediumSource } from '#player/rules/medium-source.ts';
import type { Medium } from './medium.ts';

/** The medium for a source inside `host`, with the operator's texts; the dancer dances to `recording`, else to the band. Rejects when the adapter's code cannot be fetched. */
export async function makeMedium(
  host: HTMLElement,
  source: MediumSource,
  text: ReadText,
  recording: Recording | null = null,
): Promise<Medium> {
  switch (source.kind) {
    case 'youtube':
      return (await import('./youtube/youtube-medium.ts')).makeYoutube(
        host,
        source,
        text('player_stage_video'),
      );
    case 'file':
      return (await import('./file/file-medium.ts')).makeFile(host, source);
    case 'card':
      return (await import('./card/card-medium.ts')).makeCard(host, source);
    case 'dancer': {
      const [{ makeDancer }, { expectDancer }] = await Promise.all([
        import('./dancer/dancer-medium.ts'),
        import('./dancer/expect-dancer.ts'),
      ]);
      await expectDancer();
      return makeDancer(host, source, text('player_stage_dancer'), { sound: { text, recording } });
    }
  }
}
