// For tests: waits until an import's work has ended.

import { setTimeout as sleep } from 'node:timers/promises';

type Read<Answer> = () => Promise<Answer>;

/** Asks again until nothing is being worked on. */
export async function whenDone<Answer extends { body: { state?: string } }>(
  read: Read<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await read();
    if (answer.body.state !== 'planning' && answer.body.state !== 'applying') return answer;
    await sleep(20);
  }
}
