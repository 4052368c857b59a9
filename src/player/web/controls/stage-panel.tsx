import { Suspense } from 'react';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import { SpeedRates } from './speed-control.tsx';

export const SidePanel = lazyComponent(async () => (await import('./drawers/side-panel.tsx')).SidePanel);
const SoundPanel = lazyComponent(async () => (await import('./drawers/sound-panel.tsx')).SoundPanel);

/** The panels that the row's buttons open. */
export type Panel = 'speed' | 'side' | 'sound';

export const panelId = 'stage-panel';

type StagePanelProps = { panel: Panel; onClose: () => void };

/**
 * The open panel between picture and row. It takes its height from the picture, so that nothing else moves.
 * Escape closes it.
 */
export function StagePanel({ panel, onClose }: StagePanelProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: this element handles Escape for everything inside it
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
      <Suspense>
        {panel === 'side' && <SidePanel />}
        {panel === 'sound' && <SoundPanel />}
      </Suspense>
    </div>
  );
}

/** The row's button that has opened the panel. */
const opener = () =>
  document.querySelector<HTMLElement>(`[aria-controls="${panelId}"][aria-expanded="true"]`);
