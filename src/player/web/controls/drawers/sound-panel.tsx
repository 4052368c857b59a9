import { useText } from '#platform/web/queries/copy.ts';
import { Switch } from '#platform/web/ui/switch.tsx';
import { sourceOf } from '#player/rules/player-state.ts';
import { showsCounts } from '#player/rules/shown-counts.ts';
import { useChangeSettings, usePlayerState } from '../../use-player.ts';
import { SoundSettings } from './sound-settings.tsx';

/** The switches of the sound, and of captions where the medium has its own. */
export function SoundPanel() {
  const text = useText();
  const set = useChangeSettings();
  const can = usePlayerState((state) => sourceOf(state)?.can);
  /** The name of the service whose video has known counts, but reports its position too roughly for a click. */
  const unclicked = usePlayerState((state) => {
    const source = sourceOf(state);
    return showsCounts(source) && !source?.can.click ? source?.host?.name : undefined;
  });
  const { sound, click, captions } = usePlayerState((state) => state.settings);
  return (
    <fieldset className="sound-panel" aria-label={text('player_sound')}>
      <Switch label={text('player_sound')} checked={sound} onChange={(checked) => set({ sound: checked })} />
      {can?.click && (
        <Switch
          label={text('player_click_label')}
          checked={click}
          onChange={(checked) => set({ click: checked })}
        />
      )}
      {unclicked && <p className="quiet">{text('player_click_not_here', { host: unclicked })}</p>}
      {can?.captions && (
        <Switch
          label={text('player_captions')}
          checked={captions}
          onChange={(checked) => set({ captions: checked })}
        />
      )}
      <SoundSettings />
    </fieldset>
  );
}
