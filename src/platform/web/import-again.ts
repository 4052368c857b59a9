// A script that could not be fetched is lost for a page in many browsers: they never ask for the same address a second
// time. So another try asks for another address of the same file.

declare global {
  /**
   * The function that the build puts in the place of import() for every part that comes later (scripts/imports-again.ts).
   */
  var importAgain: (path: string) => Promise<unknown>;
}

const failures = new Map<string, number>();

/**
 * Fetches a script beside this one as import() does, but tried twice: a preload may have lost its first address. Rejects
 * when it can't be had; the next call fetches it anew.
 */
globalThis.importAgain = async (path) => {
  try {
    return await importNext(path);
  } catch {
    return await importNext(path);
  }
};

async function importNext(path: string): Promise<unknown> {
  const failed = failures.get(path) ?? 0;
  const { href, pathname } = new URL(path, import.meta.url);
  const address = failed === 0 ? href : `${href}?${failed}`;
  try {
    if (failed > 0) await fetchHeld(address, pathname);
    return await import(/* @vite-ignore */ address);
  } catch (error) {
    failures.set(path, failed + 1);
    throw error;
  }
}

/**
 * The page's import map names the hash of the file's first address alone: here another one is held against it. Rejects when
 * it can't be had: an import after it would ask once more, in vain.
 */
async function fetchHeld(href: string, pathname: string): Promise<void> {
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload')) return;
  const { integrity } = JSON.parse(document.querySelector('script[type="importmap"]')?.textContent || '{}');
  Object.assign(link, { rel: 'modulepreload', href, integrity: integrity?.[pathname] ?? '' });
  await new Promise((come, fail) => {
    link.onload = come;
    link.onerror = () => fail(new TypeError(`${href} could not be fetched`));
    document.head.append(link);
  });
}
