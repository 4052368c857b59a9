import type { Personal } from '#platform/web/personal.ts';
import { keepOnly } from '#platform/web/queries/own-memory.ts';

/** Each of the keys ends with its person (crew-device.ts); counted heads wait to be sent. */
const keyOfPerson = /^shamble\.crew\.v1\.(?!tall).*\.(.*)$/;
const keyOfCount = /^shamble\.crew\.v1\.tall.*\.(.*)$/;

export const crewPersonal: Personal = {
  keepOnly: (user_id) => keepOnly(user_id, (key) => keyOfPerson.exec(key)?.[1]),
  keepOnlyWaiting: (user_id) => keepOnly(user_id, (key) => keyOfCount.exec(key)?.[1]),
};
