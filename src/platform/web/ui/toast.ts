// Short messages that leave by themselves or are dismissed. Showing a message needs no component and no context; the
// code that draws messages is loaded later.

export type Toast = {
  /**
   * Errors stay until dismissed and interrupt a screen reader; other messages leave after five seconds, unless `stays`
   * is true.
   */
  kind: 'success' | 'error' | 'info';
  title?: string;
  text: string;
  /** The language of the message's words, where it differs from the page's language. */
  lang?: string;
  /** A link inside the message, to a page of this site. */
  link?: { label: string; to: string };
  /** A button inside the message; pressing it closes the message as well. */
  action?: { label: string; run: () => void };
  /** Whether the message stays until it is dismissed, although it is no error. */
  stays?: boolean;
  /** Whether the message answers a form or a button that saves; it disappears when any of these sends something. */
  ofForm?: boolean;
  /** Whether the message is about the signed-in person; it then disappears when that person signs out. */
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

/** Shows the failure of a form, or of a button that saves. */
export function showFailure(said: Pick<Toast, 'title' | 'text' | 'link'>): void {
  showToast({ kind: 'error', ofForm: true, ...said });
}

/** Calls `call` as soon as a message waits. Only the toaster uses this function. */
export function whenToastWaits(call: () => void): void {
  wake = call;
  if (waiting.length > 0) call();
}

/** Must be called when a form or a button that saves sends something: earlier answers are then out of date. */
export function formSent(): void {
  drop(({ ofForm = false }) => ofForm);
}

/**
 * Must be called when a person has left, or another person has come, who must not see messages about the first
 * person.
 */
export function personLeft(): void {
  drop(({ ofPerson = false }) => ofPerson);
}

function drop(outdated: (toast: Toast) => boolean): void {
  const current = waiting.splice(0).filter((toast) => !outdated(toast));
  waiting.push(...current);
  listener?.drop(outdated);
}

/**
 * For the list of messages alone: passes the waiting messages, and then every new message, to `show`, until the
 * returned function is called.
 */
export function takeToasts(show: Listener['show'], drop: Listener['drop'] = () => {}): () => void {
  listener = { show, drop };
  for (const toast of waiting.splice(0)) show(toast);
  return () => {
    listener = null;
  };
}
