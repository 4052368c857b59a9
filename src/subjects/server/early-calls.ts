// The calls that are answered from memory, before sessions and limits.

import { answerNow } from '#event/server/answer-now.ts';
import type { EarlyCalls } from '#platform/server/http/listener.ts';
import { answerRooms } from '#together/server/room-calls.ts';
import type { Host } from './host.ts';

export function makeEarlyCalls(host: Host): EarlyCalls {
  const all: readonly EarlyCalls[] = [
    // Each subject has one line.
    answerNow(host),
    answerRooms(host),
  ];
  return (path) => {
    for (const each of all) {
      const answer = each(path);
      if (answer) return answer;
    }
    return null;
  };
}
