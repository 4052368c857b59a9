// Films that people took of themselves on this device (the mirror). Their code comes only where there are any.

import { deviceStore } from '#platform/web/device-store.ts';
import type { Personal } from '#platform/web/personal.ts';

const key = 'shamble.takes.v1';

/** There are takes on this device. */
export function noteTakes(): void {
  deviceStore.set(key, 'some');
}

/** Deletes the takes of all people but this one (null: of all), except those kept on purpose; `gone` loses these too. */
export function keepOnlyTakes(user_id: string | null, gone: string | null = null): void {
  if (deviceStore.get(key) === null) return;
  // Where the store's code can't be had now, the next take to come or go tries again.
  void import('./take-store.ts').then(
    ({ deleteTakes }) => deleteTakes(({ person, kept }) => person === gone || (person !== user_id && !kept)),
    () => undefined,
  );
}

export const mirrorPersonal: Personal = {
  keepOnly: (user_id) => keepOnlyTakes(user_id),
  forget: (gone, shown) => keepOnlyTakes(shown, gone),
};
