// The steps of a journey as commands of WebDriver (W3C). Both engines know the same commands, but take them over
// different connections.

import { setTimeout as sleep } from 'node:timers/promises';

export type Command =
  | 'Navigate'
  | 'ExecuteScript'
  | 'FindElements'
  | 'ElementClick'
  | 'ElementSendKeys'
  | 'TakeScreenshot';

/** Sends a command; rejects with the browser's message, or when the browser does not answer. */
export type Send = (command: Command, parameters: Record<string, unknown>) => Promise<unknown>;

/** Milliseconds after which a command is given up, because some commands never return. */
export const commandMs = 45_000;
/** Milliseconds for which the journey waits for a change, and between two looks. */
const patienceMs = 60_000;
const lookMs = 150;

export type Driver = ReturnType<typeof makeDriver>;

export function makeDriver(send: Send) {
  /** Runs the function in the page; its arguments and its result are sent as JSON. */
  function evaluate<Args extends unknown[], Result>(inPage: (...args: Args) => Result, ...args: Args) {
    const script = `return (${inPage}).apply(null, arguments)`;
    return send('ExecuteScript', { script, args }) as Promise<Result>;
  }

  /** Waits until an element of the XPath is visible, and returns the first such element. */
  async function find(xpath: string): Promise<{ element: string; reference: unknown }> {
    for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(lookMs)) {
      const found = (await send('FindElements', { using: 'xpath', value: xpath })) as Record<
        string,
        string
      >[];
      for (const reference of found) {
        const [element] = Object.values(reference);
        const seen = await evaluate(isSeen, reference as unknown as Element).catch(() => false);
        if (element && seen) return { element, reference };
      }
    }
    throw new Error(`Nothing on the page is ${xpath}`);
  }

  /** Waits until an element stays in its place: during layout it would move away from under the pointer. */
  async function untilStill(reference: unknown): Promise<void> {
    let before = '';
    for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(lookMs)) {
      const place = await evaluate(placeOf, reference as unknown as Element);
      if (place === before) return;
      before = place;
    }
  }

  return {
    evaluate,
    open: (url: string) => send('Navigate', { url }),
    /** Presses with the browser's own pointer, which pages can't distinguish from a person's. */
    async press(xpath: string): Promise<void> {
      const { element, reference } = await find(xpath);
      await untilStill(reference);
      await send('ElementClick', { element });
    },
    /** Types keys wherever the focus is. */
    async type(text: string): Promise<void> {
      const [body] = (await send('FindElements', { using: 'css selector', value: 'body' })) as Record<
        string,
        string
      >[];
      await send('ElementSendKeys', { element: Object.values(body ?? {})[0], text });
    },
    async fill(xpath: string, text: string): Promise<void> {
      const { element } = await find(xpath);
      await send('ElementSendKeys', { element, text });
    },
    see: async (xpath: string) => void (await find(xpath)),
    /** Asks the page until `fits` accepts the answer; returns that answer. */
    async expect<Result>(what: string, ask: () => Promise<Result>, fits: (answer: Result) => boolean) {
      let answer: Result | undefined;
      for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(lookMs)) {
        answer = await ask();
        if (fits(answer)) return answer;
      }
      throw new Error(`${what}, but it is ${JSON.stringify(answer)}`);
    },
    screenshot: async () => Buffer.from(String(await send('TakeScreenshot', {})), 'base64'),
  };
}

function isSeen(element: Element): boolean {
  element.scrollIntoView({ block: 'center' });
  return element.checkVisibility();
}

function placeOf(element: Element): string {
  return JSON.stringify(element.getBoundingClientRect());
}

/** An XPath of the elements of a kind with this text or accessible name; `name` has no double quotes. */
export function named(kind: string, name: string): string {
  return `//${kind}[.//text()[normalize-space() = "${name}"] or @aria-label = "${name}"]`;
}
