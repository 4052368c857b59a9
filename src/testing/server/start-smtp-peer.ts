// Starts the mail server of tests and reads its events.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export type ReceivedMail = { recipients: string[]; raw: string };

export type SmtpPeer = {
  port: number;
  mails: ReceivedMail[];
  /** Resolves with the first mail that fits, even if the mail came before the call. */
  mail(fits: (mail: ReceivedMail) => boolean): Promise<ReceivedMail>;
  /** Resolves when the first bytes of a mail have arrived. */
  midDelivery: Promise<void>;
  /** Kills the mail server with SIGKILL, as a power cut would. */
  kill(): Promise<void>;
};

export async function startSmtpPeer({ port = 0, stall = false } = {}): Promise<SmtpPeer> {
  const script = fileURLToPath(new URL('./smtp-peer.ts', import.meta.url));
  const child = spawn(process.execPath, [script, String(port), stall ? 'stall' : ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const mails: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  const ready = Promise.withResolvers<number>();
  const data = Promise.withResolvers<void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const said = JSON.parse(line);
    if (said.event === 'listening') ready.resolve(said.port);
    if (said.event === 'data') data.resolve();
    if (said.event === 'mail') mails.push(said);
    for (const look of waiting) look();
  });
  child.once('exit', () => ready.reject(new Error('The mail server ended')));

  return {
    port: await ready.promise,
    mails,
    midDelivery: data.promise,
    mail: (fits) =>
      new Promise((resolve) => {
        const look = () => {
          const found = mails.find(fits);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
