import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type ClassState,
  classStart,
  commandOfKey,
  makeSieve,
  obey,
  type Taken,
} from '#class/rules/class-state.ts';
import { classPaths } from '#class/rules/paths.ts';
import type { SentPlace } from '#class/rules/sent-place.ts';
import { ProblemError } from '#platform/web/queries/call.ts';
import { followClass, openOwnScreen, type ShownNow, sendToPhones, sendToWindows } from './class-link.ts';
import { type KeptClass, keepClass, keepScreen, keptScreen } from './kept-class.ts';
import type { Stood } from './lead-player.ts';

/**
 * Milliseconds between two messages of the screen: if they stop, phones know within three seconds that the screen is
 * gone.
 */
const sendMs = 1_500;

type ScreenDance = {
  sentPlace: () => SentPlace;
  /** The player's place, to be kept for a reload. */
  stood: () => Stood;
  /** Number of segments of the dance. */
  segments: number;
  /** The screen sends its state to phones at once when this value changes. */
  mark: string;
  /** The state that this tab showed before a reload. */
  kept: KeptClass | null;
  /** Called when somebody presses a key that gives a command (`commandOfKey`). */
  onKey: () => void;
};

/**
 * Returns the screen of this tab: its code, once the server gave one, its state, and whether a phone led it. A reload
 * keeps all of these.
 */
export function useOwnScreen(dance: ScreenDance) {
  const { segments, mark, kept } = dance;
  const [screen, setScreen] = useState(keptScreen);
  const [answers, setAnswers] = useState(true);
  const [listening, setListening] = useState<'yes' | 'no' | 'crowded'>('yes');
  const [led, setLed] = useState(kept?.led ?? false);
  const [state, setState] = useState<ClassState>(kept?.state ?? classStart);
  const [taken, setTaken] = useState<Taken[]>([]);
  const latest = useRef({ screen, state, led, taken, dance });
  latest.current = { screen, state, led, taken, dance };

  /** Whether the server is being asked for a code, because a slow server must not be asked twice. */
  const opening = useRef(false);
  const open = useCallback(async () => {
    if (opening.current) return;
    opening.current = true;
    try {
      const made = await openOwnScreen();
      keepScreen(made);
      // States that are sent before the next render already go to the new screen.
      latest.current = { ...latest.current, screen: made };
      setScreen(made);
      setAnswers(true);
    } catch {
      setAnswers(false);
    }
    opening.current = false;
  }, []);

  const toPhones = useOneAtATime(async () => {
    const { screen } = latest.current;
    try {
      if (screen) {
        await sendToPhones(screen, shownNow(latest.current));
        setAnswers(true);
      } else await open();
    } catch (error) {
      // The code has expired, or the server lost it: the screen gets another code.
      if (error instanceof ProblemError && error.code === 'not_found') await open();
      else setAnswers(false);
    }
  });
  const sendShown = useCallback(() => {
    keepNow(latest.current);
    sendToWindows(shownNow(latest.current));
    toPhones();
  }, [toPhones]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is sent with each change of what is shown
  useEffect(() => sendShown(), [sendShown, state, screen, taken, mark]);

  // A layout effect is cleaned up at the moment when the screen disappears; the address is then that of the page that
  // replaces the screen.
  useLayoutEffect(() => {
    const keep = () => keepNow(latest.current);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      // A person who left the screen for another page must not get it back by a reload.
      if (!window.location.pathname.endsWith(classPaths.class)) keepClass(null);
    };
  }, []);

  useEffect(() => {
    const { takes, taken } = makeSieve();
    const { stop, listens } = followClass(screen?.code ?? null, {
      // While the dance plays, phones can lead the screen even if another tab covers it.
      needed: () => latest.current.state.playing,
      command: (command) => {
        if (!takes(command)) return;
        setLed(true);
        setTaken(taken());
        setState((before) => obey(before, command, segments));
      },
      found: () => {
        setListening('yes');
        sendShown();
      },
      lost: (crowded) => setListening(crowded ? 'crowded' : 'no'),
    });
    // A screen that can't receive commands sends no state: phones would think that it follows their commands.
    const timer = setInterval(() => (screen === null || listens()) && sendShown(), sendMs);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [screen, sendShown, segments]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const control = event.target instanceof Element && event.target.closest('button, input, a');
      const command = commandOfKey(event.key, latest.current.state, segments);
      if (!command || (control && event.key === ' ') || event.ctrlKey || event.metaKey || event.altKey)
        return;
      event.preventDefault();
      latest.current.dance.onKey();
      setState((before) => obey(before, command, segments));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [segments]);

  const change = useCallback(
    (part: Partial<ClassState>) => setState((before) => ({ ...before, ...part })),
    [],
  );
  const reached = answers && listening === 'yes';
  return { screen, reached, crowded: listening === 'crowded', led, state, change };
}

type Now = { state: ClassState; led: boolean; taken: Taken[]; dance: ScreenDance };

function shownNow({ state, taken, dance }: Now): ShownNow {
  return { state, place: dance.sentPlace(), taken };
}

function keepNow({ state, led, dance }: Now): void {
  keepClass({ state, led, stood: dance.stood() });
}

/**
 * Returns a function that does `work`. If it is called during the work, the work is done once more afterwards, so that
 * the last state is sent last.
 */
function useOneAtATime(work: () => Promise<void>): () => void {
  const busy = useRef<'no' | 'yes' | 'again'>('no');
  const latest = useRef(work);
  latest.current = work;
  return useCallback(() => {
    const asked = busy.current;
    busy.current = asked === 'no' ? 'yes' : 'again';
    if (asked !== 'no') return;
    const run = async (): Promise<void> => {
      await latest.current();
      if (busy.current !== 'again') {
        busy.current = 'no';
        return;
      }
      busy.current = 'yes';
      await run();
    };
    void run();
  }, []);
}
