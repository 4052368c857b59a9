// What the languages cost before the server listens: nothing, or people would wait for pages that they do not read.

import { makeProductServer } from '../e2e/fixtures/product-server.ts';
import { atMost, type Figure } from './figure.ts';
import { median } from './quantile.ts';

const STARTS = 7;

/** Warm starts with all languages and with English alone, in turns, so that both see the same moments of the machine. */
export async function measureListening(): Promise<Figure> {
  const kinds = [await warm({}), await warm({ LANGUAGES: 'en' })] as const;
  for (let n = 0; n < STARTS; n += 1) for (const kind of kinds) await kind.startOnce();
  for (const { product } of kinds) await product.remove();
  const [all, english] = kinds.map(({ seconds }) => median(seconds)) as [number, number];
  return atMost(
    'CPU until the server listens, all languages beyond English alone',
    all - english,
    0.05,
    's',
    `${all.toFixed(2)} s and ${english.toFixed(2)} s, medians of ${STARTS} warm starts each`,
  );
}

/** A product whose database is there, and its starts in seconds of CPU. */
async function warm(env: Record<string, string>) {
  const product = await makeProductServer(env, 'bench/listening-process.ts');
  await product.start();
  await product.stop();
  const seconds: number[] = [];
  const startOnce = async () => {
    await product.start();
    seconds.push(Number(/CPU until listening: ([\d.]+) s/.exec(product.output())?.[1]));
    await product.stop();
  };
  return { product, seconds, startOnce };
}
