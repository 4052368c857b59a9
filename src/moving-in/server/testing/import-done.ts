// Waits in tests until an import's work has ended.

import { setTimeout as sleep } from 'node:timers/promises';

type Read<Answer> = () => Promise<Answer>;

/** Asks until no work goes on. Like the page, it also asks again when a busy database did not answer in time. */
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
