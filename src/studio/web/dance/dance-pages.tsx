import { useParams } from 'react-router';
import { DancePage } from './dance-page.tsx';
import { SheetPage } from './sheet-page.tsx';
import { TapPage } from './tap-page.tsx';

/**
 * The pages about the dance, in one file: were each a file of its own, so many of them would share the studio's calls that the
 * build sent these to learners too (chunkGroups in src/subjects/web/vite.config.ts).
 */
export function DancePages() {
  const { medium } = useParams();
  if (medium === undefined) return <DancePage />;
  return medium === 'print' ? <SheetPage /> : <TapPage />;
}
