// Loads the code of a kind of medium only when a source needs it: without a YouTube video, YouTube's code is
// never loaded.

import type { Recording } from '#dance/rules/recording/recording.ts';
import type { ReadText } from '#platform/web/queries/copy.ts';
import type { MediumSource, OwnRun, SourceOf } from '#player/rules/medium-source.ts';
import { showsCounts } from '#player/rules/shown-counts.ts';
import type { Medium } from './medium.ts';

/**
 * Makes the medium for a source inside `host`, with the operator's texts. The dancer dances to `recording`, or to
 * the band if that is null. Rejects when the medium's code can't be fetched.
 */
export async function makeMedium(
  host: HTMLElement,
  source: MediumSource,
  text: ReadText,
  recording: Recording | null = null,
): Promise<Medium> {
  switch (source.kind) {
    case 'youtube':
      return counted(
        source,
        (await import('./youtube/youtube-medium.ts')).makeYoutube(host, source, text('player_stage_video')),
        text,
      );
    case 'file':
      return counted(source, (await import('./file/file-medium.ts')).makeFile(host, source), text);
    case 'card':
      return counted(source, (await import('./card/card-medium.ts')).makeCard(host, source), text);
    case 'dancer': {
      if (source.own) return ownDancer(host, source, source.own, text);
      const [{ makeDancer }, { expectDancer }] = await Promise.all([
        import('./dancer/dancer-medium.ts'),
        import('./dancer/expect-dancer.ts'),
      ]);
      await expectDancer();
      return makeDancer(host, source, text('player_stage_dancer'), { sound: { text, recording } });
    }
  }
}

async function ownDancer(
  host: HTMLElement,
  source: SourceOf<'dancer'>,
  own: OwnRun,
  text: ReadText,
): Promise<Medium> {
  const { makeOwnDancer } = await import('./dancer/own-dancer.ts');
  return counted(source, makeOwnDancer(host, source, own, text('player_stage_dancer')), text);
}

/**
 * Adds count-in, click and voice to a medium whose counts are known. If the code for these can't be fetched, the
 * medium stays as it is.
 */
async function counted(source: MediumSource, medium: Medium, text: ReadText): Promise<Medium> {
  if (!showsCounts(source)) return medium;
  return import('./with-clicks.ts').then(
    ({ withClicks }) => withClicks(medium, source, { text }),
    () => medium,
  );
}
