// Sends WebDriver commands to Firefox over Marionette, Firefox's own socket, so that no geckodriver is needed.

import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { type Command, commandMs, type Send } from './driver.ts';
import { type Machine, until } from './machine.ts';

/** Returns the parameters under Marionette's names, which in part differ from WebDriver's. */
const parametersOf = (command: Command, parameters: Record<string, unknown>) =>
  command.startsWith('Element') ? { ...parameters, id: parameters.element } : parameters;

/** With these preferences Firefox contacts no server on its own, and takes any free port for its socket. */
const preferences = {
  'marionette.port': 0,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.server': '',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
};

/** Starts Firefox on the machine. */
export async function startFirefox(machine: Machine): Promise<Send> {
  const profile = join(machine.folder, 'profile');
  await mkdir(profile);
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  machine.start('firefox-esr', ['--marionette', '--no-remote', '--profile', profile, 'about:blank'], {
    MOZ_CRASHREPORTER_DISABLE: '1',
  });
  const port = async () =>
    Number(await readFile(join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '0'));
  await until(async () => (await port()) > 0, 'Firefox did not start');
  const socket = connect(await port(), '127.0.0.1');
  await once(socket, 'connect', { signal: AbortSignal.timeout(commandMs) });
  const call = converse(socket);
  await call('WebDriver:NewSession', {});
  return async (command, parameters) => {
    const answer = await call(`WebDriver:${command}`, parametersOf(command, parameters));
    return answer !== null && typeof answer === 'object' && 'value' in answer ? answer.value : answer;
  };
}

/** Messages are JSON, preceded by their length: [0, id, command, parameters], answered by [1, id, error, result]. */
function converse(socket: Socket) {
  const waiting = new Map<number, (error: { message: string } | null, result: unknown) => void>();
  let received: Buffer = Buffer.alloc(0);
  let last = 0;
  socket.on('error', () => {});
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const length = Number(received.subarray(0, Math.max(0, colon)).toString());
      if (colon < 0 || received.length < colon + 1 + length) return;
      const message = JSON.parse(received.subarray(colon + 1, colon + 1 + length).toString());
      received = received.subarray(colon + 1 + length);
      // The first message is a greeting.
      if (Array.isArray(message)) waiting.get(message[1])?.(message[2], message[3]);
    }
  });
  return (command: string, parameters: Record<string, unknown>) =>
    new Promise<unknown>((resolve, reject) => {
      const id = ++last;
      const late = setTimeout(() => reject(new Error(`${command} was not answered`)), commandMs);
      waiting.set(id, (error, result) => {
        clearTimeout(late);
        waiting.delete(id);
        if (error) reject(new Error(error.message));
        else resolve(result);
      });
      const message = JSON.stringify([0, id, command, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}
