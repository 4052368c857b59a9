// Runs one command of a check and says how it went.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Resolves with the exit code (1 for a signal). The output shows as it comes; `quietly` keeps it for the answer instead.
 * Local commands are found in node_modules/.bin.
 */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, quietly = false }: { env?: Record<string, string>; quietly?: boolean } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const shown = quietly ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', shown, shown],
      env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}`, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
