// Runs the real server as a process, as `npm start` does, so that tests can send it signals.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { clockVariables } from './test-clock.ts';

export type ServerProcess = {
  url: string;
  child: ChildProcess;
  /** Returns everything that the process has printed so far. */
  printed(): string;
  /** Sends a signal and resolves with the exit code (null when the signal ended the process). */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

/**
 * Starts the server. Resolves when the server listens; rejects with its printed errors when it stops before. `within`
 * is a command that becomes the server, such as `unshare`; `flags` go to the server's command line.
 */
export async function startServerProcess(
  variables: Record<string, string>,
  within: readonly string[] = [],
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const main = fileURLToPath(new URL('./product-process.ts', import.meta.url));
  const environment = {
    PATH: process.env.PATH,
    PORT: '0',
    LOG_LEVEL: 'error',
    LANGUAGES: 'en',
    ...clockVariables(),
    ...variables,
  };
  const [command = '', ...args] = [...within, process.execPath, main, ...flags];
  const child = spawn(command, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  child.stderr.on('data', (chunk) => said.push(String(chunk)));
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /^Shamble is at (\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(said.join('').trim())));
  });
  return {
    url,
    child,
    printed: () => printed,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const gone = once(child, 'exit');
      child.kill(signal);
      const [code] = await gone;
      return code;
    },
  };
}
