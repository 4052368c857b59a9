// For component tests: what the page gives the browser to save as a file.

import { onTestFinished, vi } from 'vitest';

/** Names of the files that were saved from now on, oldest first; none of them reaches a disk. */
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
