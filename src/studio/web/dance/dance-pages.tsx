import { useParams } from 'react-router';
import { DancePage } from './dance-page.tsx';
import { SheetPage } from './sheet-page.tsx';
import { TapPage } from './tap-page.tsx';

/**
 * The pages about the dance, which the browser loads as one file. With a file for each page, so many files would use
 * the studio's calls that the build would move the calls into the file that all pages load (chunkGroups in
 * src/subjects/web/vite.config.ts).
 */
export function DancePages() {
  const { medium } = useParams();
  if (medium === undefined) return <DancePage />;
  return medium === 'print' ? <SheetPage /> : <TapPage />;
}
