import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Makes the browser prefer reduced motion until the test ends. */
export async function reduceMotion(): Promise<void> {
  const prefer = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  onTestFinished(() => prefer('').then(() => {}));
  await prefer('reduce');
}
