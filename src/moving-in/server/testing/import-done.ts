// Tests wait here until an import's work has ended.

import { setTimeout as sleep } from 'node:timers/promises';

type Read<Answer> = () => Promise<Answer>;

/** Asks again until nothing is being worked on, as the page does also where a busy database did not answer in time. */
export async function whenDone<Answer extends { status: number; body: { state?: string } }>(
  read: Read<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await read();
    const isBusy = answer.status === 503 || ['planning', 'applying'].includes(answer.body.state ?? '');
    if (!isBusy) return answer;
    await sleep(20);
  }
}
