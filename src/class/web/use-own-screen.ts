import { useCallback, useEffect, useRef, useState } from 'react';
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

/** Milliseconds between two signs of life, by which phones know within three seconds that a screen went away. */
const sendMs = 1_500;

type ScreenDance = {
  told: () => SentPlace;
  /** Returns the player's place, for a reload. */
  stood: () => Stood;
  /** Number of segments of the dance. */
  segments: number;
  /** Phones hear at once when this changes. */
  mark: string;
  /** The state that this tab showed before it was loaded anew. */
  kept: KeptClass | null;
  /** A key was pressed that leads. */
  onKey: () => void;
};

/**
 * The screen of this tab: its code, once a server gave one, its state, and whether a phone led it. A reload
 * keeps all of it.
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

  /** Whether a code is on its way: a slow server is not asked for yet another one. */
  const opening = useRef(false);
  const open = useCallback(async () => {
    if (opening.current) return;
    opening.current = true;
    try {
      const made = await openOwnScreen();
      keepScreen(made);
      // States that are told before the page is drawn anew go to the new screen already.
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
      // Four hours are over, or the server was set up anew: the screen gets another code.
      if (error instanceof ProblemError && error.code === 'not_found') await open();
      else setAnswers(false);
    }
  });
  const tell = useCallback(() => {
    keepNow(latest.current);
    sendToWindows(shownNow(latest.current));
    toPhones();
  }, [toPhones]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told with each change of what is shown
  useEffect(() => tell(), [tell, state, screen, taken, mark]);

  useEffect(() => {
    const keep = () => keepNow(latest.current);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      // A person who leaves the screen for another page does not come back to it by a reload.
      if (!window.location.pathname.endsWith(classPaths.class)) keepClass(null);
    };
  }, []);

  useEffect(() => {
    const { takes, taken } = makeSieve();
    const { stop, listens } = followClass(screen?.code ?? null, {
      // Phones lead a sounding dance also while another tab stands before it.
      needed: () => latest.current.state.playing,
      command: (command) => {
        if (!takes(command)) return;
        setLed(true);
        setTaken(taken());
        setState((before) => obey(before, command, segments));
      },
      found: () => {
        setListening('yes');
        tell();
      },
      lost: (crowded) => setListening(crowded ? 'crowded' : 'no'),
    });
    // A phone must not take a screen for one that follows it while no command gets there.
    const timer = setInterval(() => (screen === null || listens()) && tell(), sendMs);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [screen, tell, segments]);

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
  return { state, told: dance.told(), taken };
}

function keepNow({ state, led, dance }: Now): void {
  keepClass({ state, led, stood: dance.stood() });
}

/** Returns a function that does `work`, and once more where it is asked for meanwhile: the last word comes last. */
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
