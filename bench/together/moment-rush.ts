// The rush: joiners with everything that one asks for (page, session, course, lesson, clock, crowd and a
// sign of life), as fast as one server process answers. Files are left out: they are immutable and come from an edge.

import { Agent } from 'node:http';
import { beatPath, crowdPath, nowPath } from '#event/api/moment.ts';
import { firstProbes } from '#event/rules/probe-plan.ts';
import { cpuSeconds } from '../cpu-time.ts';
import { send } from '../load.ts';

export type Rush = { cpu: number; note: string };

/** CPU seconds of the server for each joiner; `fresh`: each brings a connection of its own, as without a proxy. */
export async function rush(
  server: { url: string; pid: number },
  room: number,
  { joiners, connections, fresh = false }: { joiners: number; connections: number; fresh?: boolean },
): Promise<Rush> {
  const shared = new Agent({ keepAlive: true, maxSockets: connections });
  const before = cpuSeconds(server.pid);
  const began = performance.now();
  const waiting = Array.from({ length: joiners }).keys();
  let failed = 0;
  const worker = async () => {
    for (const joiner of waiting) {
      const agent = fresh ? new Agent({ keepAlive: true, maxSockets: 1 }) : shared;
      failed += await join(server.url, room, joiner, agent).catch(() => 1);
      if (fresh) agent.destroy();
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  shared.destroy();
  const seconds = (performance.now() - began) / 1000;
  const cpu = (cpuSeconds(server.pid) - before) / joiners;
  return {
    cpu,
    note: `${Math.round(joiners / seconds)} a second beside their generator, ${failed} failed`,
  };
}

/** A sign of life in `room`. */
export function beatRequest(room: number) {
  return {
    method: 'POST' as const,
    path: beatPath(room),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seat: 7, area: 'Europe' }),
  };
}

async function join(url: string, room: number, seat: number, agent: Agent): Promise<number> {
  const pages = ['/together', '/api/session', '/api/course', '/api/lessons/13', crowdPath(room)];
  for (const path of [...pages, ...Array<string>(firstProbes).fill(nowPath)])
    await send(url, { path, headers: { 'accept-encoding': 'br' } }, agent);
  await send(url, { ...beatRequest(room), body: JSON.stringify({ seat, area: 'Europe' }) }, agent);
  return 0;
}
