import { keyRows } from '#rules/player/key-rows.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { usePlayer, usePlayerState } from '../../use-player.ts';

const groups = [...new Set(keyRows.map((row) => row.group))];

/** Every key of the player, and the switch that turns them off. */
export function HelpSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const player = usePlayer();
  const keys = usePlayerState((state) => state.extras.keys);
  return (
    <Dialog open={open} onClose={onClose} title="Keys of the player" className="help-sheet">
      <Switch
        label="Single-key shortcuts"
        checked={keys}
        onChange={(checked) => player.send({ type: 'setExtras', extras: { keys: checked } })}
      />
      <div className="help-groups">
        {groups.map((group) => (
          <section key={group}>
            <h3>{group}</h3>
            <dl>
              {keyRows
                .filter((row) => row.group === group)
                .map((row) => (
                  <div key={row.keys} className="help-row">
                    <dt>
                      <kbd>{row.keys}</kbd>
                    </dt>
                    <dd>{row.does}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
      <button type="button" className="notice-button" onClick={onClose}>
        Close
      </button>
    </Dialog>
  );
}
