import type { ComponentType } from 'react';
import { LatePart } from './late-part.tsx';
import { SpeedRates } from './speed-control.tsx';

/** What the row's buttons open. */
export type Panel = 'speed' | 'side' | 'sound';

export const panelId = 'stage-panel';

type StagePanelProps = { panel: Panel; onClose: () => void };

/** Stands between picture and row and takes its room from the picture, so that nothing else moves. Escape closes it. */
export function StagePanel({ panel, onClose }: StagePanelProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard for everything inside
    <div
      id={panelId}
      className="stage-panel"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        opener()?.focus({ preventScroll: true });
        onClose();
      }}
    >
      {panel === 'speed' && <SpeedRates />}
      {panel === 'side' && <LatePart load={loadSidePanel} wanted props={noProps} />}
      {panel === 'sound' && <LatePart load={loadSoundPanel} wanted props={noProps} />}
    </div>
  );
}

/** The row's button that has opened the panel. */
const opener = () =>
  document.querySelector<HTMLElement>(`[aria-controls="${panelId}"][aria-expanded="true"]`);

const noProps = {};
const loadSidePanel = async (): Promise<ComponentType> =>
  (await import('./drawers/side-panel.tsx')).SidePanel;
const loadSoundPanel = async (): Promise<ComponentType> =>
  (await import('./drawers/sound-panel.tsx')).SoundPanel;
