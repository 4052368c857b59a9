// Keeps small texts on this device. A browser may refuse to keep them (private windows, blocked data, a full disk). The
// texts then stay in this page's memory until the page is closed, and nothing else changes. No function here may throw.

export type DeviceStore = ReturnType<typeof makeDeviceStore>;

/**
 * Makes a store. `find` returns the browser's storage, and may throw, as browsers do when a person has blocked the
 * site's data.
 */
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

    /** Returns false where the value is only in this page's memory. */
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

    /** Returns every key, in no particular order. */
    keys: (): string[] => [...new Set([...memory.keys(), ...(attempt(keysOf) ?? [])])],
  };
}

/** Keeps values until they are removed. */
export const deviceStore = makeDeviceStore(() => globalThis.localStorage);
/** Keeps values until this tab is closed. */
export const tabStore = makeDeviceStore(() => globalThis.sessionStorage);

function keysOf(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
}
