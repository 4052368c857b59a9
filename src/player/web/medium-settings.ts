// Applies the learner's settings of picture and sound to the medium in use.

import { groupNow } from '#player/rules/group-setting.ts';
import { type PlayerState, sourceOf } from '#player/rules/player-state.ts';
import type { PlayerSettings } from '#player/rules/settings.ts';
import { shownSide } from '#player/rules/side.ts';
import { spokenNow } from '#player/rules/spoken-setting.ts';
import type { Medium } from './medium.ts';

/**
 * Returns the function that applies a state's settings to a medium. It sets the version of the dance only when
 * the version has changed. With `oneVolume` the band's volume applies to every medium.
 */
export function applySettings({ oneVolume = false } = {}): (medium: Medium, state: PlayerState) => void {
  /** The medium in use, and the version that it dances; a new medium begins with the dance as written. */
  let applied: { medium: Medium | null; version: PlayerSettings['version'] } = {
    medium: null,
    version: 'full',
  };

  return (medium, state) => {
    const { settings } = state;
    const can = sourceOf(state)?.can;
    if (can) medium.setSide?.(shownSide(settings, can));
    medium.setCaptions?.(settings.captions);
    medium.setVoice?.({ spoken: spokenNow(state), level: settings.voiceVolume / 100 });
    // A lesson shows no volume slider for a video without a band, so the video is always at full volume.
    medium.setVolume({
      level: can?.band || oneVolume ? settings.bandVolume / 100 : 1,
      muted: !settings.sound,
    });
    medium.setClick?.(settings.click);
    medium.setGroup?.(groupNow(state));
    medium.setLate?.(settings.soundLate / 1000);
    if (applied.medium !== medium) applied = { medium, version: 'full' };
    if (settings.version === applied.version) return;
    const { version } = applied;
    applied = { medium, version: settings.version };
    // If the version can't be loaded now, the next change of any setting tries again.
    medium.setVersion?.(settings.version).catch(() => {
      if (applied.medium === medium) applied = { medium, version };
    });
  };
}
