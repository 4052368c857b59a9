// A script that is lost for this page can often be had by the page that is loaded anew.

/** Loads the page anew once the server answers; while it does not, or only a proxy does, the page stays what it is. */
export async function reloadPage(): Promise<void> {
  const { href } = window.location;
  const answer = await fetch(href, { method: 'HEAD', cache: 'no-store' }).catch(Response.error);
  // The status of no answer is 0.
  if (answer.status > 0 && answer.status < 500) window.location.reload();
}
