// Takes on this device, films that people made of themselves at the mirror. The code for them is loaded only where there
// are any.

import { deviceStore } from '#platform/web/device-store.ts';
import type { Personal } from '#platform/web/personal.ts';

const key = 'shamble.takes.v1';

/** Notes that this device has takes. */
export function noteTakes(): void {
  deviceStore.set(key, 'some');
}

/**
 * Deletes the takes of everybody except person `user_id` (null: of everybody), but not those that were kept on purpose.
 * Person `gone` loses even these.
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
