// Busy clients call without a pause over connections that they keep. They never retry, so they notice every call that a
// stop cuts.

import { Agent, request } from 'node:http';

export type BusyClients = {
  /** Resolves once every client has been refused a new connection. */
  done: Promise<void>;
  /** Number of calls that got an answer, complete or not. */
  answered: number;
  /** Number of answers without `connection: close` to calls that began after the first answer with it. */
  silent: number;
  /** The failures of calls that had a connection and got no complete answer. */
  cut: string[];
};

export function startBusyClients(url: string, paths: readonly string[], clients: number): BusyClients {
  const seen: BusyClients = { done: Promise.resolve(), answered: 0, silent: 0, cut: [] };
  let announcedAt = Number.POSITIVE_INFINITY;

  function call(agent: Agent, path: string): Promise<'go on' | 'refused'> {
    const begun = performance.now();
    return new Promise((resolve) => {
      request(url + path, { agent }, (answer) => {
        answer.resume();
        answer.on('error', () => undefined);
        answer.on('close', () => {
          if (!answer.complete) seen.cut.push('half an answer');
          seen.answered += 1;
          if (answer.headers.connection === 'close') announcedAt = Math.min(announcedAt, performance.now());
          else if (begun > announcedAt) seen.silent += 1;
          resolve('go on');
        });
      })
        .on('error', (error: NodeJS.ErrnoException) => {
          if (error.code === 'ECONNREFUSED') return resolve('refused');
          seen.cut.push(`${error.code} ${error.message}`);
          resolve('go on');
        })
        .end();
    });
  }

  async function work(number: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = number; ; turn += 1)
      if ((await call(agent, paths[turn % paths.length] ?? '/')) === 'refused') break;
    agent.destroy();
  }

  seen.done = Promise.all(Array.from({ length: clients }, (_, number) => work(number))).then(() => undefined);
  return seen;
}
