// Phones that count heads over a network that loses requests and answers, and that are killed now and then, for tests and
// benchmarks. Each phone has the storage of a device, as src/crew/web/crew-tally.ts uses it.

import { randomUUID } from 'node:crypto';
import { counted, mergeTallies, type Tally } from '#crew/rules/tally.ts';

export type TallyPhones = {
  /**
   * Counts one head at a phone; now and then with a kill, a lost request, a lost answer or a repeated one.
   */
  tap(phone: number, by: 1 | -1): Promise<void>;
  /** Has every phone send its count, over a network that works. */
  settle(): Promise<void>;
  /** Returns the true count. */
  truth(): number;
};

/** Sends a phone's whole record; resolves with the server's. */
export type SendTally = (device_id: string, tally: Tally) => Promise<Tally>;

/** Makes phones; `chance` gives numbers from 0 to below 1. */
export function makeTallyPhones(count: number, send: SendTally, chance: () => number): TallyPhones {
  const devices = Array.from({ length: count }, (_, index) => ({
    device_id: randomUUID(),
    kept: { label: `Gate ${index + 1}`, kind: 'gate', plus: 0, minus: 0, version: 1 } as Tally,
  }));
  let heads = 0;

  return {
    async tap(phone, by) {
      const device = devices[phone];
      if (!device) throw new RangeError('No such phone');
      const before = device.kept;
      device.kept = counted(before, by);
      if (device.kept !== before) heads += by;
      const luck = chance();
      // The phone was killed, or has no network: it sends nothing, and has no more than its storage.
      if (luck < 0.4) return;
      const sent = device.kept;
      const answer = await send(device.device_id, sent);
      if (luck < 0.5) await send(device.device_id, sent);
      if (luck > 0.8) device.kept = mergeTallies(device.kept, answer);
      // An old request arrives late.
      if (luck > 0.95) await send(device.device_id, before);
    },
    async settle() {
      for (const { device_id, kept } of devices) await send(device_id, kept);
    },
    truth: () => heads,
  };
}
