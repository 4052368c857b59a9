// Shows the whole web on a page of a real browser for component tests, with the real router, query client and style
// sheets, and a server that gives the test's answers.

import '#subjects/web/first-styles.ts';
import type { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { followPresence } from '#people/web/presence.ts';
import { rememberSignedIn } from '#people/web/signed-in-marker.ts';
import { AppRouter } from '#platform/web/app-router.tsx';
import { copyQuery } from '#platform/web/queries/copy.ts';
import { makeQueryClient } from '#platform/web/queries/query-client.ts';
import { setShownPerson } from '#platform/web/queries/shown-person.ts';
import { holdSecondPresses } from '#platform/web/ui/second-press.ts';
import { takeToasts } from '#platform/web/ui/toast.ts';
import { App } from '#subjects/web/app.tsx';
import { routeOf } from '#subjects/web/routes.tsx';
import './locators.ts';
import { type Answers, type Call, fetchFrom, type Others } from './answers.ts';
import { shippedAnswers } from './person.ts';
import { standStill } from './stand-still.ts';
import { noteToasts } from './toasts.ts';

standStill();
// The second press of a double press is held back, as on every page from its start.
holdSecondPresses();
// All test files share one window, which can't be resized while it fills the screen. So full screen is refused, as on
// an iPhone.
Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('not in a shared window'));

type Shown = {
  client: QueryClient;
  /** Returns the page's calls to the server so far, oldest first; with `name` only the calls of that operation. */
  calls: (name?: Call['name']) => Call[];
  /** Changes the server's answers from now on. */
  answer: (changed: Answers) => void;
  /** Draws the page again, as a reload does, with the data that the device keeps. */
  reload: () => Promise<void>;
};

type Options = {
  /** The page's address: path, query and fragment. */
  at: string;
  /** The state of the page's entry in the browser's history. */
  arrival?: object;
  /** Answers that differ from `shippedAnswers`. */
  answers?: Answers;
  /** Answers to calls outside of the contract. */
  others?: Others;
  /** Width and height of the window, in CSS pixels. */
  size?: readonly [number, number];
  /** The values that the device keeps, by key. */
  device?: Readonly<Record<string, string>>;
  /** Matches the errors in the console that the test expects; every other error fails the test. */
  noise?: RegExp;
};

/**
 * Shows a page after its scripts have started. The test fails when the page makes a call without an answer, or writes
 * an error to the console.
 */
export async function showApp({
  at,
  arrival,
  answers = {},
  others,
  size = [1280, 800],
  device = {},
  noise,
}: Options): Promise<Shown> {
  const faults: string[] = [];
  const calls: Call[] = [];
  let current = { ...shippedAnswers, ...answers };
  forgetTheLastTest();
  for (const [key, value] of Object.entries(device)) localStorage.setItem(key, value);
  await page.viewport(...size);
  vi.stubGlobal(
    'fetch',
    fetchFrom(() => current, { calls, missing: (what) => faults.push(`no answer: ${what}`), others }),
  );
  const complain = vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    const text = said.map(String).join(' ');
    if (!noise?.test(text) && !ofDevelopment.test(text)) faults.push(`console: ${text}`);
  });
  onTestFinished(async () => {
    complain.mockRestore();
    vi.unstubAllGlobals();
    vi.useRealTimers();
    expect(faults).toEqual([]);
  });
  window.history.replaceState(arrival ?? null, '', at);
  noteToasts();

  const drawn = await draw(current);
  onTestFinished(() => drawn.end());
  return {
    get client() {
      return drawn.client;
    },
    calls: (name) => calls.filter((call) => name === undefined || call.name === name),
    answer: (changed) => {
      current = { ...current, ...changed };
    },
    reload: () => drawn.again(current),
  };
}

/**
 * Matches messages that only the unbuilt web writes: about a screen that arrived while React waited for it, about the
 * painter's thread (the build makes one file of it), and about a dance that moved on between two reads of its place.
 */
const ofDevelopment =
  /did not call use\(\) when it finished|Cannot use import statement outside a module|result of getSnapshot should be cached/;

/**
 * Draws the page. Signed-in pages start with the device's data about the person, as in a browser that was used before.
 */
async function draw(answers: Answers) {
  const start = async (given: Answers) => {
    const client = makeQueryClient();
    const { readCopy, readSession } = given;
    if (readCopy && typeof readCopy === 'object' && 'copy' in readCopy)
      client.setQueryData(copyQuery.queryKey, readCopy);
    if (readSession && typeof readSession === 'object' && 'user' in readSession && readSession.user)
      rememberSignedIn(readSession.user);
    const stop = followPresence(client);
    await routeOf(window.location.pathname).screen.preload();
    const shown = await render(
      <AppRouter>
        <App client={client} />
      </AppRouter>,
    );
    const end = async () => {
      stop();
      await shown.unmount();
      client.clear();
    };
    return { client, end };
  };
  let now = await start(answers);
  return {
    get client() {
      return now.client;
    },
    end: () => now.end(),
    async again(given: Answers) {
      await now.end();
      setShownPerson(null);
      now = await start(given);
    },
  };
}

/** Removes the data that the last test has left on the device and in modules: all test files share one page. */
function forgetTheLastTest(): void {
  localStorage.clear();
  sessionStorage.clear();
  setShownPerson(null);
  takeToasts(() => {})();
}
