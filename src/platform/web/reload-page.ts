// A script that could not be loaded into this page can often be loaded after a reload.

/** Reloads the page if the server answers; if nothing or only a proxy answers, the page stays as it is. */
export async function reloadPage(): Promise<void> {
  const { href } = window.location;
  const answer = await fetch(href, { method: 'HEAD', cache: 'no-store' }).catch(Response.error);
  // The status is 0 where no answer came.
  if (answer.status > 0 && answer.status < 500) window.location.reload();
}
