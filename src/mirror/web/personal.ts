import type { Personal } from '#platform/web/personal.ts';
import { keepOnlyTakes } from './device-takes.ts';

export const mirrorPersonal: Personal = {
  keepOnly: (user_id) => keepOnlyTakes(user_id),
  forget: (gone, shown) => keepOnlyTakes(shown, gone),
};
