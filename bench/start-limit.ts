// Starts a limit server beside the product.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Ends where it was declared with `using`. */
export type LimitServer = Disposable & { url: string; pid: number };

/** `kind` and `given` are those of limit-server.ts. */
export async function startLimit(kind: 'bytes' | 'database', given: object): Promise<LimitServer> {
  const script = fileURLToPath(new URL('./limit-server.ts', import.meta.url));
  const child = spawn(process.execPath, [script, kind, JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const heard = /listening (\d+)/.exec(String(chunk));
      if (heard?.[1]) resolve(heard[1]);
    });
    child.once('exit', (code) => reject(new Error(`The limit server ended with ${code}`)));
  });
  const stop = () => void child.kill('SIGTERM');
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, [Symbol.dispose]: stop };
}
