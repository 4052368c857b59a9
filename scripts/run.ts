// Runs one command of a check and returns how it ended.

import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

type Options = {
  env?: Record<string, string>;
  /** Whether the output is collected and returned instead of shown. */
  quietly?: boolean;
  /** Folder in which the command runs: the project's, or a copy of it. */
  folder?: string;
};

const running = new Set<ChildProcess>();
let ending = false;

/**
 * Runs a command; resolves with the exit code (1 for a signal). Commands of packages are found in node_modules/.bin.
 * Each command leads its own process group, so that endRunning() reaches everything that it started.
 */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, quietly = false, folder = root }: Options = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    // An interrupted run starts nothing new.
    if (ending) return;
    const shown = quietly ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: folder,
      detached: process.platform !== 'win32',
      stdio: ['ignore', shown, shown],
      env: { ...process.env, PATH: `${join(folder, 'node_modules/.bin')}:${process.env.PATH}`, ...env },
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      if (!ending) resolve({ code: code ?? 1, output });
    });
  });
}

/** Sends `signal` to every running command, and to everything that these commands started. */
export function endRunning(signal: NodeJS.Signals): void {
  for (const { pid } of running)
    try {
      // A negative id means the process group.
      if (pid !== undefined) process.kill(process.platform === 'win32' ? pid : -pid, signal);
    } catch {
      // The command has ended in the meantime.
    }
}

/**
 * Ends the running commands when this process is asked to end. They have `graceMs` to stop their own processes; `after`
 * is called last.
 */
export function endTogether(after: () => Promise<unknown>, graceMs = 20_000): void {
  const end = async (signal: NodeJS.Signals) => {
    if (ending) return;
    ending = true;
    console.log(`\nInterrupted by ${signal}: ending what runs.`);
    endRunning('SIGINT');
    const deadline = Date.now() + graceMs;
    while (running.size > 0 && Date.now() < deadline) await new Promise((wake) => setTimeout(wake, 50));
    endRunning('SIGKILL');
    await after();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(signal));
}
