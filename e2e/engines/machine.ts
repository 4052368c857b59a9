// The machine of one run: a display without a screen, a sound card without a loudspeaker, and new folders, so that two
// runs at once don't meet. Everything that is started on it ends with it.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

export type Machine = {
  folder: string;
  /** Starts a program on this machine; the program ends with the machine. */
  start(command: string, args: readonly string[], env?: Record<string, string>): ChildProcess;
  end(): Promise<void>;
};

/** Milliseconds in which a program must be ready, and in which it must end when it is asked to. */
const startMs = 20_000;
const leaveMs = 3_000;

/** Starts a machine whose display has `width` by `height` pixels. */
export async function startMachine(width: number, height: number): Promise<Machine> {
  const folder = await mkdtemp(join(tmpdir(), 'shamble-engine-'));
  const run = join(folder, 'run');
  const sound = join(run, 'sound');
  await mkdir(run, { mode: 0o700 });
  await chmod(folder, 0o700);
  const running: ChildProcess[] = [];
  const env: Record<string, string | undefined> = {
    PATH: process.env.PATH,
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    HOME: folder,
    XDG_RUNTIME_DIR: run,
    PULSE_SERVER: `unix:${sound}`,
    // There is no desktop to connect to.
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    NO_AT_BRIDGE: '1',
    GTK_A11Y: 'none',
  };

  function start(command: string, args: readonly string[], more: Record<string, string> = {}): ChildProcess {
    // The program ends with this process, even when this process is killed. The program leads a process group, so that
    // the program's own children end too.
    const child = spawn('setpriv', ['--pdeathsig', 'TERM', command, ...args], {
      cwd: folder,
      env: { ...env, ...more },
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    child.on('error', () => {});
    running.push(child);
    return child;
  }

  const machine: Machine = {
    folder,
    start,
    async end() {
      // The display and the sound card end after the programs that use them.
      for (const child of running.splice(0).reverse()) await endGroup(child);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  try {
    const screen = `${width}x${height}x24`;
    const display = start('Xvfb', ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp']);
    const [number] = await once(display.stdio[3] as Readable, 'data', {
      signal: AbortSignal.timeout(startMs),
    });
    env.DISPLAY = `:${String(number).trim()}`;
    start('pulseaudio', [
      '--daemonize=no',
      '-n',
      '--exit-idle-time=-1',
      // As root, PulseAudio would take priority over everything else on the machine.
      '--realtime=no',
      '--high-priority=no',
      `--load=module-native-protocol-unix socket=${sound} auth-anonymous=1`,
      '--load=module-null-sink',
    ]);
    await until(() => existsSync(sound), 'The sound card did not start');
    return machine;
  } catch (error) {
    await machine.end();
    throw error;
  }
}

/** Waits for a condition by looking again and again. */
export async function until(holds: () => boolean | Promise<boolean>, otherwise: string): Promise<void> {
  for (const end = Date.now() + startMs; Date.now() < end; await sleep(50)) if (await holds()) return;
  throw new Error(otherwise);
}

async function endGroup(child: ChildProcess): Promise<void> {
  signal(child, 'SIGTERM');
  const gone = child.exitCode !== null || child.signalCode !== null;
  if (!gone && child.pid) await Promise.race([once(child, 'exit'), sleep(leaveMs)]);
  signal(child, 'SIGKILL');
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, name);
  } catch {
    // No process of the group is left.
  }
}
