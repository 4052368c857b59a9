// The person whom this page shows. Every write names them, and the server refuses it when the browser is signed in as
// another person since: another tab can change that at any time.

let shown: string | null = null;

/** The id of the person whom this page shows, or null. */
export function shownPerson(): string | null {
  return shown;
}

/** Called wherever this page learns who is signed in. */
export function setShownPerson(user_id: string | null): void {
  shown = user_id;
}
