import { useText } from '#platform/web/queries/copy.ts';
import { Switch } from '#platform/web/ui/switch.tsx';
import { sourceOf } from '#player/rules/player-state.ts';
import { usePlayerState, useSetExtras } from '../../use-player.ts';
import { SoundSettings } from './sound-settings.tsx';

/** What is heard, and read where the medium has captions of its own. */
export function SoundPanel() {
  const text = useText();
  const set = useSetExtras();
  const can = usePlayerState((state) => sourceOf(state)?.can);
  const { sound, click, captions } = usePlayerState((state) => state.extras);
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
