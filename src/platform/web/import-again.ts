// In many browsers a script that could not be fetched is lost for the page: they never fetch the same address a second
// time. So another try uses another address of the same file.

declare global {
  /**
   * The function that the build puts in place of import() for every part that is loaded later
   * (scripts/imports-again.ts).
   */
  var importAgain: (path: string) => Promise<unknown>;
}

const failures = new Map<string, number>();

/**
 * Fetches a script beside this script like import(), but tries twice: a failed preload may have used up the first
 * address. Rejects when the script can't be had; the next call fetches it anew.
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
 * Checks a later address of the file against its hash, which the page's import map has only for the first address.
 * Rejects when the file can't be had: an import would only ask for it again, in vain.
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
