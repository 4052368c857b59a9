// Short messages that come and go. Showing one needs no component and no context; the code that draws messages is
// loaded later.

export type Toast = {
  /** Errors stay until dismissed and interrupt a screen reader; others leave after five seconds, unless `stays`. */
  kind: 'success' | 'error' | 'info';
  title?: string;
  text: string;
  /** The language of its words, where it differs from the page's. */
  lang?: string;
  /** A link inside the message, to a page of this site. */
  link?: { label: string; to: string };
  /** A button inside the message; pressing it closes the message as well. */
  action?: { label: string; run: () => void };
  /** Stays until dismissed, although it is no error. */
  stays?: boolean;
  /** The message answers a form or a button that saves; it disappears when any of these sends something. */
  ofForm?: boolean;
  /** The message is about the signed-in person, and disappears when they sign out. */
  ofPerson?: boolean;
};

type Listener = {
  show: (toast: Toast) => void;
  /** Removes messages that are out of date. */
  drop: (outdated: (toast: Toast) => boolean) => void;
};

let listener: Listener | null = null;
let wake = () => {};
const waiting: Toast[] = [];

/** Shows a message. */
export function showToast(toast: Toast): void {
  if (listener) listener.show(toast);
  else {
    waiting.push(toast);
    wake();
  }
}

/** Shows what went wrong with a form, or with a button that saves. */
export function showFailure(said: Pick<Toast, 'title' | 'text' | 'link'>): void {
  showToast({ kind: 'error', ofForm: true, ...said });
}

/** For the toaster alone: calls `call` when a message waits, now or later. */
export function whenToastWaits(call: () => void): void {
  wake = call;
  if (waiting.length > 0) call();
}

/** Call when a form or a button that saves sends something: earlier answers are out of date. */
export function formSent(): void {
  drop(({ ofForm = false }) => ofForm);
}

/** Call when a person has left, or another has come: messages for the first must not be seen by anybody else. */
export function personLeft(): void {
  drop(({ ofPerson = false }) => ofPerson);
}

function drop(outdated: (toast: Toast) => boolean): void {
  const current = waiting.splice(0).filter((toast) => !outdated(toast));
  waiting.push(...current);
  listener?.drop(outdated);
}

/**
 * For the list of messages alone: gets the messages that waited, then every new one, until the returned function is
 * called.
 */
export function takeToasts(show: Listener['show'], drop: Listener['drop'] = () => {}): () => void {
  listener = { show, drop };
  for (const toast of waiting.splice(0)) show(toast);
  return () => {
    listener = null;
  };
}
