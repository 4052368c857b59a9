// Fetches the adapter a source needs, when it needs it: somebody who never meets YouTube never loads its adapter.

import type { MediumSource } from '#rules/player/scene.ts';
import { expectPainter } from './dancer/painter.ts';
import type { Medium } from './medium.ts';

/** The medium for a source inside `host`. Rejects when the adapter's code cannot be fetched. */
export async function makeMedium(host: HTMLElement, source: MediumSource): Promise<Medium> {
  switch (source.kind) {
    case 'youtube':
      return (await import('./youtube/youtube-medium.ts')).makeYoutube(host, source);
    case 'file':
      return (await import('./file/file-medium.ts')).makeFile(host, source);
    case 'dancer':
      expectPainter();
      return (await import('./dancer/dancer-medium.ts')).makeDancer(host, source);
  }
}
