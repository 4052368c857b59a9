// Tells the medium in use how the person wants it to look and sound.

import { groupNow } from '#player/rules/group-setting.ts';
import { type PlayerState, sourceOf } from '#player/rules/player-state.ts';
import type { PlayerSettings } from '#player/rules/settings.ts';
import { shownSide } from '#player/rules/side.ts';
import { spokenNow } from '#player/rules/spoken-setting.ts';
import type { Medium } from './medium.ts';

/**
 * Tells media the settings of a state; a version of the dance only where it is another one. With `oneVolume` the band's
 * is that of every medium.
 */
export function applySettings({ oneVolume = false } = {}): (medium: Medium, state: PlayerState) => void {
  /** The medium in use, and the version that it was told; a new one dances as written. */
  let told: { medium: Medium | null; version: PlayerSettings['version'] } = { medium: null, version: 'full' };

  return (medium, state) => {
    const { settings } = state;
    const can = sourceOf(state)?.can;
    if (can) medium.setSide?.(shownSide(settings, can));
    medium.setCaptions?.(settings.captions);
    medium.setVoice?.({ spoken: spokenNow(state), level: settings.voiceVolume / 100 });
    // In a lesson a video has no band, and no slider that would make it louder again.
    medium.setVolume({
      level: can?.band || oneVolume ? settings.bandVolume / 100 : 1,
      muted: !settings.sound,
    });
    medium.setClick?.(settings.click);
    medium.setGroup?.(groupNow(state));
    medium.setLate?.(settings.soundLate / 1000);
    if (told.medium !== medium) told = { medium, version: 'full' };
    if (settings.version === told.version) return;
    const { version } = told;
    told = { medium, version: settings.version };
    // Where its dance can't be had now, the next change of a setting asks for it again.
    medium.setVersion?.(settings.version).catch(() => {
      if (told.medium === medium) told = { medium, version };
    });
  };
}
