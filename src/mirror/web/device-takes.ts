// Takes on this device are films that people made of themselves at the mirror. The code that stores takes is loaded
// only on devices that have takes.

import { deviceStore } from '#platform/web/device-store.ts';
import type { Personal } from '#platform/web/personal.ts';

const key = 'shamble.takes.v1';

/** Notes that this device has takes. */
export function noteTakes(): void {
  deviceStore.set(key, 'some');
}

/**
 * Deletes the takes of everybody except person `user_id` (of everybody if `user_id` is null), but not takes that were
 * kept on purpose. Of person `gone` even the takes that were kept on purpose are deleted.
 */
export function keepOnlyTakes(user_id: string | null, gone: string | null = null): void {
  if (deviceStore.get(key) === null) return;
  // If the code can't be loaded now, the next call tries again.
  void import('./take-store.ts').then(
    ({ deleteTakes }) => deleteTakes(({ person, kept }) => person === gone || (person !== user_id && !kept)),
    () => undefined,
  );
}

export const mirrorPersonal: Personal = {
  keepOnly: (user_id) => keepOnlyTakes(user_id),
  forget: (gone, shown) => keepOnlyTakes(shown, gone),
};
