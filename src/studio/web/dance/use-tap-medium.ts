import type { RefObject } from 'react';
import { mediaAddress } from '#platform/rules/media-address.ts';
import { fileSource, youtubeSource } from '#player/rules/medium-source.ts';
import { isFilmName } from '#studio/rules/step-problems.ts';
import { useMedium } from '../lessons/use-medium.ts';
import type { TapMedium } from './tap-medium.ts';
import { useSound } from './use-sound.ts';

type Shown = { kind: 'youtube' | 'file' | 'recording'; name: string };

export type Tapped = {
  /** The element in which the picture is shown; null for music. */
  host: RefObject<HTMLDivElement | null> | null;
  /** The medium; null until it is ready. */
  medium: TapMedium | null;
  /** A sentence for a medium that can't be played here; '' for a medium that can be played. */
  failed: string;
};

/**
 * Loads a video or a film to tap to; useMusic loads music. Each hook has its own component in tap-page.tsx, because a
 * component must always call the same hooks.
 */
export function useVideo({ kind, name }: Shown): Tapped {
  const source = kind === 'youtube' ? youtubeSource(name) : fileSource(mediaAddress(name));
  const { host, medium, failed } = useMedium(source, 0);
  return { host, medium, failed: failed ? 'This video does not play here.' : '' };
}

export function useMusic({ name }: Shown): Tapped {
  return { host: null, ...useSound(name) };
}

/** Whether a medium is only music. */
export function isMusic({ kind, name }: Shown): boolean {
  return kind === 'recording' || (kind === 'file' && !isFilmName(name));
}
