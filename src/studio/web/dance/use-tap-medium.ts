import type { RefObject } from 'react';
import { mediaAddress } from '#platform/rules/media-address.ts';
import { fileSource, youtubeSource } from '#player/rules/medium-source.ts';
import { isFilmName } from '#studio/rules/step-problems.ts';
import { useMedium } from '../lessons/use-medium.ts';
import type { TapMedium } from './tap-medium.ts';
import { useSound } from './use-sound.ts';

type Shown = { kind: 'youtube' | 'file' | 'recording'; name: string };

export type Tapped = {
  /** Where a picture is shown; nothing for music. */
  host: RefObject<HTMLDivElement | null> | null;
  /** Null until it is ready. */
  medium: TapMedium | null;
  /** The reason why it can't be played here; '' as long as it can. */
  failed: string;
};

/** The medium to tap along. Which of the two hooks is called never changes for one name. */
export function useVideo({ kind, name }: Shown): Tapped {
  const source = kind === 'youtube' ? youtubeSource(name) : fileSource(mediaAddress(name));
  const { host, medium, failed } = useMedium(source, 0);
  return { host, medium, failed: failed ? 'This video does not play here.' : '' };
}

export function useMusic({ name }: Shown): Tapped {
  return { host: null, ...useSound(name) };
}

/** Whether a medium is music alone. */
export function isMusic({ kind, name }: Shown): boolean {
  return kind === 'recording' || (kind === 'file' && !isFilmName(name));
}
