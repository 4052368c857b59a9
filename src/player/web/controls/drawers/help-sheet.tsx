import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { keyRows } from '#player/rules/player-keys.ts';
import { useChangeSettings, usePlayerState } from '../../use-player.ts';

const groups = [...new Set(keyRows.map((row) => row.group))];

/** Every key of the player, and the switch that turns the keys off. */
export function HelpSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText();
  const set = useChangeSettings();
  const keys = usePlayerState((state) => state.settings.keys);
  return (
    <Dialog open={open} onClose={onClose} title={text('player_keys')}>
      <Switch
        label={text('player_single_keys')}
        checked={keys}
        onChange={(checked) => set({ keys: checked })}
      />
      <div className="stack help-groups">
        {groups.map((group) => (
          <section key={group}>
            <h3>{text(`player_group_${group}`)}</h3>
            <dl>
              {keyRows
                .filter((row) => row.group === group)
                .map((row) => (
                  <div key={row.name} className="help-row">
                    <dt>
                      <kbd>{text(`player_key_${row.name}`)}</kbd>
                    </dt>
                    <dd>{text(`player_does_${row.name}`)}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
      <Button look="night" size="compact" onClick={onClose}>
        {text('player_keys_close')}
      </Button>
    </Dialog>
  );
}
