// Short messages that come and go. Showing one needs no component and no context; the code that draws them
// is fetched with the first one.

export type Toast = {
  /** Errors stay until dismissed and interrupt a screen reader; everything else leaves after five seconds. */
  kind: 'success' | 'error' | 'info';
  title?: string;
  text: string;
  /** The language of its words, where it is another than the page's. */
  lang?: string;
  /** A link inside the message, to a page of this site. */
  link?: { label: string; to: string };
  /** A button inside the message; it closes the message as well. */
  action?: { label: string; run: () => void };
  /** Stays until dismissed, although it is no error. */
  stays?: boolean;
};

type Listener = (toast: Toast) => void;

let listener: Listener | null = null;
const waiting: Toast[] = [];

/** Shows a message. */
export function showToast(toast: Toast): void {
  if (listener) listener(toast);
  else waiting.push(toast);
}

/** For the toaster alone: takes the messages that waited, then every new one, until the returned function is called. */
export function takeToasts(take: Listener): () => void {
  listener = take;
  for (const toast of waiting.splice(0)) take(toast);
  return () => {
    listener = null;
  };
}
