// An operator's brand: how long the server's process answers nobody while it stores icons, and while it saves the
// brand, for which every page of every language is drawn again.

import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { png } from '../src/testing/server/png.ts';
import { makePerson, signUp, type Visitor } from '../src/testing/server/visitor.ts';
import { atMost, type Figure, withDatabase, withProduct } from './bench.ts';
import { longestHold, watchingHolds } from './event-loop.ts';

const operator = 'boss@example.org';

export async function measure(): Promise<Figure[]> {
  const file = join(tmpdir(), `shamble-bench-holds-${process.pid}`);
  const settings = { OPERATOR_EMAILS: operator, LOG_LEVEL: 'error', NODE_OPTIONS: watchingHolds(file) };
  try {
    return await withProduct(settings, async (product) => {
      const { visitor } = await signUp(product.url, makePerson({ email: operator }));
      await withDatabase(product, (client) => client.query('update users set email_verified = true'));
      // After the start the pages of all languages are drawn, one language after the other.
      await sleep(10_000);
      const hold = (work: () => Promise<unknown>) => longestHold(product.pid(), file, work);
      const idle = await hold(() => sleep(3_000));
      let icons = {};
      const storing = await hold(async () => {
        icons = await storeIcons(visitor);
      });
      // The figure includes the work after the answer: once edits have stopped, the server compresses the pages again.
      const saving = await hold(async () => {
        await saveBrand(visitor, { name: 'Deadbeat', accent: '#9bd44f', ...icons });
        await sleep(10_000);
      });
      const note = `${Math.round(idle)} ms while nothing is asked for`;
      return [
        atMost('longest hold of the server while four icons are stored', storing, 100, 'ms', note),
        atMost('longest hold of the server for a save of the brand', saving, 100, 'ms', note),
      ];
    });
  } finally {
    await rm(file, { force: true });
  }
}

/** Stores four icons, which are hard to compress, as the studio does. Returns the stored file of each by its field. */
async function storeIcons(visitor: Visitor): Promise<Record<string, string>> {
  const icons: Record<string, string> = {};
  for (const [field, side] of Object.entries({
    icon: 512,
    icon_small: 192,
    icon_maskable: 512,
    icon_touch: 180,
  })) {
    const body = new Uint8Array(png({ side, pixels: sprinkled(side) }));
    const answer = await visitor.fetch('/api/studio/brand/icon', { method: 'POST', body });
    if (answer.status !== 200) throw new Error(`An icon was answered ${answer.status}`);
    icons[field] = ((await answer.json()) as { file: string }).file;
  }
  return icons;
}

/**
 * Returns the pixel rows of a square picture whose bytes are 0 or 1 at random, which cost a compressor the most time.
 */
function sprinkled(side: number): Buffer {
  const pixels = randomBytes((1 + side * 4) * side);
  for (const [at, value] of pixels.entries()) pixels[at] = value % 2;
  return pixels;
}

async function saveBrand(visitor: Visitor, changes: object): Promise<void> {
  const { body } = await visitor.call('readStudioBrand');
  const saved = await visitor.call('saveStudioBrand', { body: { ...body, ...changes } });
  if (saved.status !== 200) throw new Error(`The brand was answered ${saved.status}`);
}
