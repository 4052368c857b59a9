import { expect, vi } from 'vitest';

/** For component tests: the text of the file that the page lets the browser save when `press` is done. */
export async function savedBy(press: () => Promise<void>): Promise<string> {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const made = vi.spyOn(URL, 'createObjectURL');
  try {
    await press();
    await expect.poll(() => saved.mock.calls.length).toBe(1);
    const [file] = made.mock.lastCall as [Blob];
    return await file.text();
  } finally {
    saved.mockRestore();
    made.mockRestore();
  }
}
