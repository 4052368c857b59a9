// Stand-ins for the browser's storage, which Node does not have, in its different states.

/** A storage that works. */
export function fakeStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

/** Throws, as `window.localStorage` does where a person has blocked the site's data. */
export function deniedStorage(): never {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
}

/** A storage on a full disk: it reads and removes, but keeps nothing new. */
export function fullStorage(): Storage {
  return {
    ...fakeStorage(),
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  };
}
