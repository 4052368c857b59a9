import { paths } from '../paths.ts';
import { Loading } from '../ui/loading.tsx';
import { Brand } from './brand.tsx';

/** A signed-in page before anything is known: what the server sends first, and what stands while the session is read. */
export function LoadingPage() {
  return (
    <>
      <header className="site-header">
        <div className="site-header-row">
          <Brand to={paths.dashboard} />
        </div>
      </header>
      <main className="main">
        <Loading />
      </main>
    </>
  );
}
