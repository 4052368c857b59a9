import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { classTexts } from '#class/content/class-copy.ts';
import type { ClassDance } from '#class/rules/class-dance.ts';
import { type ClassCommand, classStart } from '#class/rules/class-state.ts';
import { type ClassMoment, countAtPlace, momentAtPlace } from '#class/rules/sent-place.ts';
import { ProblemError } from '#platform/web/queries/call.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { followClass, makeRemote, type Shown } from './class-link.ts';

/**
 * Milliseconds after which a silent screen is away (it speaks more than once in two seconds), after which an
 * unanswered command is late, and between two looks.
 */
const silentMs = 2_700;
const lateMs = 1_000;
const lookMs = 200;

/**
 * The link between phone and screen: in step, the screen is still looked for, it has not answered a command, nothing is
 * heard of it, the phone itself is without a connection, or the server's reason for a refusal.
 */
export type Link = 'there' | 'seeking' | 'waits' | 'lost' | 'offline' | { refused: string };

/** `heard`: when the screen spoke last; null before. */
type Facts = { since: number; heard: number | null; offline: boolean; refused: { refused: string } | null };

export type Remote = {
  shown: Shown;
  link: Link;
  tell: (command: ClassCommand) => Promise<void>;
  /** The segment to count from: a tap before the answer to another one adds to it. */
  asked: () => number;
  /** The screen's count and words of now: between two tellings the phone counts on by itself. */
  moment: () => ClassMoment;
  /** The count of the dance that is danced now; null where none is known. */
  count: () => number | null;
};

const nothing: Shown = { state: classStart, told: null, taken: [] };

/** Leads the screen of a code; with null the one in the other window. */
export function useRemote(code: string | null, dance: ClassDance): Remote {
  const unknown = useText(classTexts)('class.unknown');
  const [shown, setShown] = useState(nothing);
  const [link, setLink] = useState<Link>('seeking');
  const remote = useMemo(() => makeRemote(code), [code]);
  const facts = useRef<Facts>({ since: 0, heard: null, offline: false, refused: null });
  const latest = useRef({ shown, when: 0 });
  const look = useCallback(() => setLink(linkOf(facts.current, remote.waits(lateMs))), [remote]);

  useEffect(() => {
    facts.current = { since: performance.now(), heard: null, offline: false, refused: null };
    const hear = (now: Shown) => {
      latest.current = { shown: now, when: performance.now() };
      // A state without a place comes from the server's memory, not from the screen.
      if (now.told) {
        remote.saw(now.taken);
        Object.assign(facts.current, { heard: performance.now(), refused: null, offline: false });
      }
      setShown(now);
      look();
    };
    const note = (fact: Partial<Facts>) => {
      Object.assign(facts.current, fact);
      look();
    };
    const { stop } = followClass(code, {
      shown: hear,
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
    const { state, told } = latest.current.shown;
    return told
      ? momentAtPlace(dance, state, told, secondsSince(latest.current.when))
      : { counted: null, moment: null };
  }, [dance]);
  const count = useCallback(() => {
    const { shown, when } = latest.current;
    const { state, told } = shown;
    if (!told) return null;
    const runs = state.playing && told.wait === null ? secondsSince(when) * state.rate : 0;
    return countAtPlace(dance, told.at < 0 ? told.at : told.at + runs, state.task);
  }, [dance]);

  async function tell(command: ClassCommand) {
    try {
      await remote.send(command);
    } catch (error) {
      // Out of reach, the command is told again by itself, and the stream says so.
      if (error instanceof ProblemError) facts.current.refused = { refused: error.message };
      look();
    }
  }

  return { shown, link, tell, asked: () => remote.asked(latest.current.shown.state).segment, moment, count };
}

function linkOf({ since, heard, offline, refused }: Facts, late: boolean): Link {
  if (refused) return refused;
  if (offline) return 'offline';
  if (performance.now() - (heard ?? since) > silentMs) return 'lost';
  if (heard === null) return 'seeking';
  return late ? 'waits' : 'there';
}

function secondsSince(when: number): number {
  return (performance.now() - when) / 1000;
}
