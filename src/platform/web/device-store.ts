// Small texts kept on this device. A browser may refuse to keep them (private windows, blocked data, a full disk): then this
// page's memory has them until it is closed, and nothing else changes. Must never throw.

export type DeviceStore = ReturnType<typeof makeDeviceStore>;

/** `find` gives the browser's storage; it may throw, as it does where a person has blocked the site's data. */
export function makeDeviceStore(find: () => Storage | undefined) {
  const memory = new Map<string, string>();

  function attempt<Result>(act: (storage: Storage) => Result): Result | undefined {
    try {
      const storage = find();
      return storage && act(storage);
    } catch {
      return undefined;
    }
  }

  return {
    get: (key: string): string | null =>
      memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,

    /** False where only this page's memory has it. */
    set(key: string, value: string): boolean {
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (kept) memory.delete(key);
      else memory.set(key, value);
      return kept ?? false;
    },

    remove(key: string): void {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },

    /** Every key, in no particular order. */
    keys: (): string[] => [...new Set([...memory.keys(), ...(attempt(keysOf) ?? [])])],
  };
}

/** Kept until it is removed. */
export const deviceStore = makeDeviceStore(() => globalThis.localStorage);
/** Kept for this tab until it is closed. */
export const tabStore = makeDeviceStore(() => globalThis.sessionStorage);

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
}
