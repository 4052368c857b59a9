// The learner's records of the dance: the server's records, with this device's unsent repetitions added.

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { type LearntCoverage, learntCoverage } from '#course/rules/plan/learnt-coverage.ts';
import type { Score } from '#dance/rules/score/score.ts';
import { useSession } from '#people/web/session.ts';
import { type PhraseRecord, withRepetitions } from '#player/rules/phrase-record.ts';
import type { Repetition } from '#player/rules/repetition.ts';
import { danced, deliverRepetitions, pendingRepetitions } from './pending-repetitions.ts';
import { useKnownProgress } from './progress.ts';

/**
 * The records of the phrases, and the coverage of the dance by them. Until the server has answered, both are as this
 * device last knew them. `coverage` is null in a course whose media show no counts. Without a `score` the coverage
 * leaves out repetitions that this device has not sent yet, and is null while nothing is known.
 */
export function useDance(score?: Score): {
  records: readonly PhraseRecord[];
  coverage: LearntCoverage | null;
} {
  const { user } = useSession();
  const progress = useKnownProgress();
  const read = () => pendingRepetitions.waiting(user?.id ?? '');
  const waiting = useSyncExternalStore(pendingRepetitions.listen, read, read);
  const dance = progress?.dance;
  const records = useMemo(() => {
    const unsent = waiting.map(({ danced_at, ...repetition }) => ({
      ...repetition,
      at: new Date(danced_at).toISOString(),
    }));
    return withRepetitions(dance?.phrases ?? [], unsent);
  }, [dance?.phrases, waiting]);
  const known = dance?.coverage;
  const coverage = useMemo(
    () => (score && known !== null ? learntCoverage(score, records) : (known ?? null)),
    [known, score, records],
  );
  return { records, coverage };
}

/**
 * Milliseconds between two calls that send repetitions, while a learner is dancing. At a pause, or when the learner
 * leaves the page, the repetitions are sent at once.
 */
const calmMs = 20_000;

/**
 * `record` keeps a repetition on the device at once; `deliver` sends the waiting repetitions. Without a signed-in
 * person both do nothing.
 */
export function useRecordDance(): { record: (repetition: Repetition) => void; deliver: () => void } {
  const client = useQueryClient();
  const { user } = useSession();
  const userId = user?.id ?? '';
  const timer = useRef<number | undefined>(undefined);

  const deliver = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    if (userId !== '') void deliverRepetitions(client, userId);
  }, [client, userId]);

  const record = useCallback(
    (repetition: Repetition) => {
      if (userId === '') return;
      pendingRepetitions.put(userId, danced(repetition));
      timer.current ??= window.setTimeout(deliver, calmMs);
    },
    [userId, deliver],
  );

  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && timer.current !== undefined && deliver();
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      if (timer.current !== undefined) deliver();
    };
  }, [deliver]);

  return { record, deliver };
}
