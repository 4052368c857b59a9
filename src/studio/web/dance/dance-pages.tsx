import { useParams } from 'react-router';
import { DancePage } from './dance-page.tsx';
import { SheetPage } from './sheet-page.tsx';
import { TapPage } from './tap-page.tsx';

/**
 * The pages about the dance are one file. As separate files, so many would share the studio's calls that the build would put
 * these into the file of all pages (chunkGroups in src/subjects/web/vite.config.ts).
 */
export function DancePages() {
  const { medium } = useParams();
  if (medium === undefined) return <DancePage />;
  return medium === 'print' ? <SheetPage /> : <TapPage />;
}
