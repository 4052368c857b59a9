// The person whom this page shows. Every write names that person. The server refuses the write if another person has
// signed in in this browser since, for example in another tab.

let shown: string | null = null;

/** Returns the id of the person whom this page shows; null where nobody is signed in. */
export function shownPerson(): string | null {
  return shown;
}

/** Sets the person whom this page shows. Called wherever the page learns who is signed in. */
export function setShownPerson(user_id: string | null): void {
  shown = user_id;
}
