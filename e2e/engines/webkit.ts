// WebKitGTK, the nearest to Safari without a Mac. Debian's WebKitWebDriver takes WebDriver commands over HTTP.

import { freePort } from '../../src/testing/server/free-port.ts';
import { type Command, commandMs, type Send } from './driver.ts';
import { type Machine, until } from './machine.ts';

const paths: Record<Command, (parameters: Record<string, unknown>) => string> = {
  Navigate: () => 'POST /url',
  ExecuteScript: () => 'POST /execute/sync',
  FindElements: () => 'POST /elements',
  ElementClick: ({ element }) => `POST /element/${element}/click`,
  ElementSendKeys: ({ element }) => `POST /element/${element}/value`,
  TakeScreenshot: () => 'GET /screenshot',
};

/** Starts WebKitGTK on the machine. */
export async function startWebkit(machine: Machine): Promise<Send> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  machine.start('WebKitWebDriver', [`--port=${port}`], {
    // Without this setting nothing is shown on a machine without a graphics card.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    // WebKit's sandbox needs rights that containers don't have, and only this project's pages are opened.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  const ready = () =>
    fetch(`${url}/status`, { signal: AbortSignal.timeout(commandMs) }).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(ready, 'WebKitWebDriver did not start');
  const { sessionId } = (await ask(`POST ${url}/session`, {
    capabilities: { alwaysMatch: {} },
  })) as { sessionId: string };
  return (command, parameters) =>
    ask(paths[command](parameters).replace(' ', ` ${url}/session/${sessionId}`), parameters);
}

async function ask(call: string, body: unknown): Promise<unknown> {
  const [method = '', url = ''] = call.split(' ');
  const answer = await fetch(url, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(commandMs),
  });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
