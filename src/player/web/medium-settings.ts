// Tells the medium in use how the person wants it to look and sound.

import { groupNow } from '#player/rules/group-setting.ts';
import { type PlayerState, sourceOf } from '#player/rules/player-state.ts';
import type { PlayerExtras } from '#player/rules/settings.ts';
import { shownSide } from '#player/rules/side.ts';
import { spokenNow } from '#player/rules/spoken-setting.ts';
import type { Medium } from './medium.ts';

/**
 * Tells media the settings of a state; a version of the dance only where it is another one. With `oneVolume` the band's
 * is that of every medium.
 */
export function tellSettings({ oneVolume = false } = {}): (medium: Medium, state: PlayerState) => void {
  /** The medium in use, and the version that it was told; a new one dances as written. */
  let told: { medium: Medium | null; version: PlayerExtras['version'] } = { medium: null, version: 'full' };

  return (medium, state) => {
    const { extras } = state;
    const can = sourceOf(state)?.can;
    if (can) medium.setSide?.(shownSide(extras, can));
    medium.setCaptions?.(extras.captions);
    medium.setVoice?.({ spoken: spokenNow(state), level: extras.voiceVolume / 100 });
    // In a lesson a video has no band, and no slider that would make it louder again.
    medium.setVolume({ level: can?.band || oneVolume ? extras.bandVolume / 100 : 1, muted: !extras.sound });
    medium.setClick?.(extras.click);
    medium.setGroup?.(groupNow(state));
    medium.setLate?.(extras.soundLate / 1000);
    if (told.medium !== medium) told = { medium, version: 'full' };
    if (extras.version === told.version) return;
    const { version } = told;
    told = { medium, version: extras.version };
    // Where its dance can't be had now, the next change of a setting asks for it again.
    medium.setVersion?.(extras.version).catch(() => {
      if (told.medium === medium) told = { medium, version };
    });
  };
}
