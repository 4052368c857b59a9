// Shows component tests the files that the page gives the browser to save.

import { expect, onTestFinished, vi } from 'vitest';

/** Returns the names of the files saved from now on, oldest first. No file is written to a disk. */
export function savedFiles(): string[] {
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  onTestFinished(() => click.mockRestore());
  return names;
}

/** Returns the text of the file that the page saves because of `press`. */
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
