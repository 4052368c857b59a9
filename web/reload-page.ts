// A script that is lost for this page can often be had by the page that is loaded anew.

/** Loads the page anew once the server answers; while it does not, the page stays what it is. */
export async function reloadPage(): Promise<void> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return;
  }
  window.location.reload();
}
