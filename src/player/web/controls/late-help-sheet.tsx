import { Suspense, useState } from 'react';
import { lazyComponent } from '#platform/web/lazy-component.tsx';

const HelpSheet = lazyComponent(async () => (await import('./drawers/help-sheet.tsx')).HelpSheet);

/**
 * The sheet of keys, fetched when it is first opened. After that the sheet stays in the page, so that its dialog
 * can give the focus back.
 */
export function LateHelpSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return wanted ? (
    <Suspense>
      <HelpSheet open={open} onClose={onClose} />
    </Suspense>
  ) : null;
}
