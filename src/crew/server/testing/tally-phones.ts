// Phones that count heads, for tests and benchmarks. Their network loses requests and answers, and now and then a phone
// is killed. Each phone stores its count as src/crew/web/crew-tally.ts does.

import { randomUUID } from 'node:crypto';
import { counted, mergeTallies, type Tally } from '#crew/rules/tally.ts';

export type TallyPhones = {
  /** Counts one head on a phone, which by chance is killed, loses a request or answer, or repeats a request. */
  tap(phone: number, by: 1 | -1): Promise<void>;
  /** Lets every phone send its count over a working network. */
  settle(): Promise<void>;
  /** Returns how many heads were really counted. */
  truth(): number;
};

/** Sends a phone's whole count; resolves with the server's merged count. */
export type SendTally = (device_id: string, tally: Tally) => Promise<Tally>;

/** Makes phones. `chance` returns random numbers as Math.random does. */
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
      // The phone was killed or has no network: it sends nothing, and only its stored count is left.
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
