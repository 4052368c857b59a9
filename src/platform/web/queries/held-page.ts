// A page may hold words that are not saved yet. While it does, the end of a session does not take it away: the person
// signs in again over it.

let holdsWords: () => boolean = () => false;

/** Whether the page that is open holds words that only this device has. */
export function pageHoldsWords(): boolean {
  return holdsWords();
}

/** Says how to find that out; returns the function that takes it back. */
export function holdPageWhile(check: () => boolean): () => void {
  holdsWords = check;
  return () => {
    holdsWords = () => false;
  };
}
