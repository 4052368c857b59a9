import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { classTexts } from '#class/content/class-copy.ts';
import type { ClassDance } from '#class/rules/class-dance.ts';
import { type ClassCommand, classStart } from '#class/rules/class-state.ts';
import { type ClassMoment, countAtPlace, momentAtPlace } from '#class/rules/sent-place.ts';
import { ProblemError } from '#platform/web/queries/call.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { followClass, makeRemote, type Shown } from './class-link.ts';

/**
 * Milliseconds after which a silent screen counts as lost (it sends its state more than once in two seconds),
 * milliseconds after which an unanswered command is late, and milliseconds between two checks.
 */
const silentMs = 2_700;
const lateMs = 1_000;
const lookMs = 200;

/**
 * The state of the link between phone and screen: the screen follows, the phone still looks for the screen, a command
 * is unanswered, the screen is silent, the phone has no connection, or the server refused and said why.
 */
export type Link = 'there' | 'seeking' | 'waits' | 'lost' | 'offline' | { refused: string };

/**
 * The facts from which the state of the link follows. `since` is when the phone began to look for the screen;
 * `lastMessage` is when the screen's last message came, and null before its first message.
 */
type Facts = {
  since: number;
  lastMessage: number | null;
  offline: boolean;
  refused: { refused: string } | null;
};

export type Remote = {
  shown: Shown;
  link: Link;
  sendCommand: (command: ClassCommand) => Promise<void>;
  /** Returns the segment from which Next counts, which includes the taps that the screen has not answered yet. */
  asked: () => number;
  /** Returns the screen's present count and words: between two messages the phone counts on by itself. */
  moment: () => ClassMoment;
  /** Returns the current count of the dance; null where no count is known. */
  count: () => number | null;
};

const nothing: Shown = { state: classStart, place: null, taken: [] };

/** Leads the screen with `code`, or the screen in the other window if `code` is null. */
export function useRemote(code: string | null, dance: ClassDance): Remote {
  const unknown = useText(classTexts)('class.unknown');
  const [shown, setShown] = useState(nothing);
  const [link, setLink] = useState<Link>('seeking');
  const remote = useMemo(() => makeRemote(code), [code]);
  const facts = useRef<Facts>({ since: 0, lastMessage: null, offline: false, refused: null });
  const latest = useRef({ shown, when: 0 });
  const look = useCallback(() => setLink(linkOf(facts.current, remote.waits(lateMs))), [remote]);

  useEffect(() => {
    facts.current = { since: performance.now(), lastMessage: null, offline: false, refused: null };
    const receive = (now: Shown) => {
      latest.current = { shown: now, when: performance.now() };
      // A state without a place comes from the server's memory, not from the screen.
      if (now.place) {
        remote.saw(now.taken);
        Object.assign(facts.current, { lastMessage: performance.now(), refused: null, offline: false });
      }
      setShown(now);
      look();
    };
    const note = (fact: Partial<Facts>) => {
      Object.assign(facts.current, fact);
      look();
    };
    const { stop } = followClass(code, {
      shown: receive,
      found: () => note({ offline: false }),
      lost: (crowded) => note({ offline: !crowded }),
      unknown: () => note({ refused: { refused: unknown } }),
    });
    const timer = setInterval(look, lookMs);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [code, remote, look, unknown]);

  const moment = useCallback(() => {
    const { state, place } = latest.current.shown;
    return place
      ? momentAtPlace(dance, state, place, secondsSince(latest.current.when))
      : { counted: null, moment: null };
  }, [dance]);
  const count = useCallback(() => {
    const { shown, when } = latest.current;
    const { state, place } = shown;
    if (!place) return null;
    const runs = state.playing && place.wait === null ? secondsSince(when) * state.rate : 0;
    return countAtPlace(dance, place.at < 0 ? place.at : place.at + runs, state.task);
  }, [dance]);

  async function sendCommand(command: ClassCommand) {
    try {
      await remote.send(command);
    } catch (error) {
      // If the server is out of reach, the command is sent again by itself, and the stream reports the fault.
      if (error instanceof ProblemError) facts.current.refused = { refused: error.message };
      look();
    }
  }

  return {
    shown,
    link,
    sendCommand,
    asked: () => remote.asked(latest.current.shown.state).segment,
    moment,
    count,
  };
}

function linkOf({ since, lastMessage, offline, refused }: Facts, late: boolean): Link {
  if (refused) return refused;
  if (offline) return 'offline';
  if (performance.now() - (lastMessage ?? since) > silentMs) return 'lost';
  if (lastMessage === null) return 'seeking';
  return late ? 'waits' : 'there';
}

function secondsSince(when: number): number {
  return (performance.now() - when) / 1000;
}
