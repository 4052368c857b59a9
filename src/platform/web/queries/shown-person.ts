// The person whom this page shows. Every write names that person. The server refuses the write if another person has
// signed in in this browser since, for example in another tab.

let shown: string | null = null;

/** The id of the person whom this page shows, or null. */
export function shownPerson(): string | null {
  return shown;
}

/** Called wherever this page learns who is signed in. */
export function setShownPerson(user_id: string | null): void {
  shown = user_id;
}
