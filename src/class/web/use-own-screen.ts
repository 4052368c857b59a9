import { useCallback, useEffect, useRef, useState } from 'react';
import { type ClassState, classStart, commandOfKey, makeSieve, obey } from '#class/rules/class-state.ts';
import { tabStore } from '#platform/web/device-store.ts';
import { ProblemError } from '#platform/web/queries/call.ts';
import { followClass, type OwnScreen, openOwnScreen, tellShown } from './class-link.ts';

const key = 'shamble.class.v1';
/** Milliseconds between two tellings of the dance's place, and between two tries to reach the server. */
const tellMs = 3_000;

function keptScreen(): OwnScreen | null {
  try {
    return JSON.parse(tabStore.get(key) ?? 'null');
  } catch {
    return null;
  }
}

type ScreenDance = {
  /** The place as phones are told it (src/class/rules/class-dance.ts). */
  place: () => number;
  /** Number of segments of the dance. */
  segments: number;
  /** Whether something is counted now: phones hear at once when that changes. */
  counted: boolean;
};

/**
 * The screen of this tab: its code, once a server gave one, its state, and whether a phone led it. A reload
 * keeps the code.
 */
export function useOwnScreen({ place, segments, counted }: ScreenDance) {
  const [screen, setScreen] = useState(keptScreen);
  const [answers, setAnswers] = useState(true);
  const [listening, setListening] = useState<'yes' | 'no' | 'crowded'>('yes');
  const [led, setLed] = useState(false);
  const [state, setState] = useState<ClassState>(classStart);
  const latest = useRef({ screen, state, place });
  latest.current = { screen, state, place };

  /** Whether a code is on its way: a slow server is not asked for yet another one. */
  const opening = useRef(false);
  const open = useCallback(async () => {
    if (opening.current) return;
    opening.current = true;
    try {
      const made = await openOwnScreen();
      tabStore.set(key, JSON.stringify(made));
      setScreen(made);
      setAnswers(true);
    } catch {
      setAnswers(false);
    }
    opening.current = false;
  }, []);

  const tell = useCallback(async () => {
    const { screen, state, place } = latest.current;
    try {
      await tellShown(screen, state, place());
      if (screen) setAnswers(true);
      else await open();
    } catch (error) {
      // Four hours are over, or the server was set up anew: the screen gets another code.
      if (error instanceof ProblemError && error.code === 'not_found') await open();
      else setAnswers(false);
    }
  }, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told with each change of what is shown
  useEffect(() => void tell(), [tell, state, screen, counted]);

  useEffect(() => {
    const takes = makeSieve();
    const { stop, listens } = followClass(screen?.code ?? null, {
      // Phones lead a sounding dance also while another tab stands before it.
      needed: () => latest.current.state.playing,
      command: (command) => {
        if (!takes(command)) return;
        setLed(true);
        setState((before) => obey(before, command, segments));
      },
      found: () => setListening('yes'),
      lost: (crowded) => setListening(crowded ? 'crowded' : 'no'),
    });
    // A phone must not take a screen for one that follows it while no command gets there.
    const timer = setInterval(() => (screen === null || listens()) && tell(), tellMs);
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
