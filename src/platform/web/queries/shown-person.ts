// The person whom this page shows. Every write names them, and the server refuses it when another person has signed in
// in this browser since, which another tab can do at any time.

let shown: string | null = null;

/** The id of the person whom this page shows, or null. */
export function shownPerson(): string | null {
  return shown;
}

/** Called wherever this page learns who is signed in. */
export function setShownPerson(user_id: string | null): void {
  shown = user_id;
}
