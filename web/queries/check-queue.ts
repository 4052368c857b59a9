// Marks on the practice list that the server has not confirmed yet, kept on the device until it has.
// Holds one wish per item, the latest; the calls are idempotent, so a wish sent twice still counts once. Must never drop a
// wish before the server's answer, and never send one person's wishes as another's.

/** What the learner wants of an item: marked done, or not. */
export type Wish = { checklist_id: string; done: boolean };

export type Storage = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
};

export type CheckQueue = ReturnType<typeof makeCheckQueue>;

const key = 'shamble.checks.v1';

/** The queue over a storage that may be full, forbidden or hold anything; then it lives in memory. */
export function makeCheckQueue(storage: Storage | null) {
  let saved = read(storage);
  const listeners = new Set<() => void>();

  function keep(next: Saved): void {
    saved = next;
    try {
      if (next.wishes.length === 0) storage?.removeItem(key);
      else storage?.setItem(key, JSON.stringify(next));
    } catch {
      // Memory has it; only a reload before the server answers would lose it.
    }
    for (const listener of listeners) listener();
  }

  return {
    /** The wishes of one person, oldest first. The same array until something changes. */
    wishes: (user_id: string): readonly Wish[] => (saved.user_id === user_id ? saved.wishes : none),

    /** Replaces any earlier wish about the item. Another person's leftovers go. */
    put(user_id: string, wish: Wish): void {
      const others = saved.user_id === user_id ? saved.wishes : [];
      keep({ user_id, wishes: [...others.filter((each) => each.checklist_id !== wish.checklist_id), wish] });
    },

    /** The server has answered this wish; a newer one about the same item stays. */
    settle(user_id: string, wish: Wish): void {
      if (saved.user_id !== user_id) return;
      const rest = saved.wishes.filter(
        (each) => !(each.checklist_id === wish.checklist_id && each.done === wish.done),
      );
      if (rest.length !== saved.wishes.length) keep({ user_id, wishes: rest });
    },

    clear: () => keep({ user_id: '', wishes: [] }),

    /** Returns the function that stops listening. */
    listen(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type Saved = { user_id: string; wishes: readonly Wish[] };

const none: readonly Wish[] = [];

function read(storage: Storage | null): Saved {
  try {
    const { user_id, wishes } = JSON.parse(storage?.getItem(key) ?? '{}') as Partial<Saved>;
    if (typeof user_id === 'string' && Array.isArray(wishes) && wishes.every(isWish))
      return { user_id, wishes };
  } catch {
    // Unreadable: start empty.
  }
  return { user_id: '', wishes: none };
}

function isWish(value: unknown): value is Wish {
  const wish = value as Partial<Wish> | null;
  return typeof wish?.checklist_id === 'string' && typeof wish.done === 'boolean';
}
