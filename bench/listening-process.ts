// Starts the product and prints how much CPU time it had used when it began to listen, because from then on it draws
// the pages of other languages.

import { subscribe } from 'node:diagnostics_channel';

subscribe('tracing:net.server.listen:asyncEnd', () => {
  const { user, system } = process.cpuUsage();
  console.log(`CPU until listening: ${(user + system) / 1e6} s`);
});
await import('../src/platform/server/main.ts');
