// The handlers of studio/api/studio-uploads.ts. The contract lets only operators call them, and each operator sees only
// their own uploads.

import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import type { Db } from '#platform/server/db/database.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { Handlers } from '#platform/server/http/mount.ts';
import { slowBody } from '#platform/server/http/slow-bodies.ts';
import type { studioUploadOperations } from '#studio/api/studio-uploads.ts';
import { isFilmName } from '#studio/rules/step-problems.ts';
import { makeInTurn } from '../in-turn.ts';
import type { Studio } from '../studio.ts';
import { admitUpload, freeForUploads, refuseWithoutRoom, refuseWrongKind } from './admit-upload.ts';
import { makeHeldRoom } from './held-room.ts';
import { keepUpload } from './keep-upload.ts';
import { refusalOfVersion, uploadGone } from './refused-uploads.ts';
import { makeTus, type Tus } from './tus.ts';
import { forgottenAt, openUploadStore, ownerOf, ownerSign, type UploadStore } from './upload-store.ts';

type Parts = { store: UploadStore; tus: Tus };

export function uploadHandlers(
  { db, slowDb, mediaFolder }: Pick<Studio, 'db' | 'slowDb' | 'mediaFolder'>,
  secret: string,
  operators: readonly string[],
): Pick<Handlers, keyof typeof studioUploadOperations> {
  const heldRoom = makeHeldRoom(db, secret, operators);
  const inTurn = makeInTurn(slowDb, 'upload');
  let opened: Promise<Parts> | undefined;
  /** The store is opened by the first call about uploads, because most servers never get an upload. */
  const open = () => {
    opened ??= openUploadStore(mediaFolder).then((store) => ({
      store,
      tus: makeTus(store, (announced) => admitUpload({ store, mediaFolder, heldRoom }, announced)),
    }));
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
  type OfUpload = { session: { user_id: string }; params: { upload_id: string }; context: Context };
  const signOf = ({ session }: { session: { user_id: string } }) => ownerSign(secret, session.user_id);

  /** Returns the id of the caller's own upload; another person's upload is treated as missing. */
  function ownId(call: Pick<OfUpload, 'session' | 'params'>): string {
    const { upload_id } = call.params;
    if (ownerOf(upload_id) !== signOf(call)) throw uploadGone();
    return upload_id;
  }

  async function ask(method: 'HEAD' | 'DELETE', call: OfUpload): Promise<Response> {
    const id = ownId(call);
    const refused = refusalOf(call.context);
    if (refused) return refused;
    return (await open()).tus({ method, headers: headersOf(call.context), owner: signOf(call), id });
  }

  return {
    listStudioUploads: async (call) => {
      const { store } = await open();
      const waiting = await store.waiting();
      const own = waiting.filter(({ id }) => ownerOf(id) === signOf(call));
      return {
        uploads: own.map(({ kept: _, touched, ...facts }) => ({
          ...facts,
          until: forgottenAt(touched).toISOString(),
        })),
        free: await freeForUploads(mediaFolder, waiting),
        held: await heldRoom(waiting, signOf(call)),
      };
    },
    startStudioUpload: async (call) => {
      const refused = refusalOf(call.context);
      if (refused) return refused;
      const { tus } = await open();
      return inTurn(() => tus({ method: 'POST', headers: headersOf(call.context), owner: signOf(call) }));
    },
    readStudioUpload: (call) => ask('HEAD', call),
    dropStudioUpload: (call) => ask('DELETE', call),
    sendStudioUpload: async (call) => {
      const id = ownId(call);
      const refused = refusalOf(call.context);
      if (refused) return refused;
      const { store, tus } = await open();
      const body = slowBody(call.context);
      await refuseWithoutRoom(mediaFolder, body);
      const piece = {
        method: 'PATCH',
        headers: headersOf(call.context),
        owner: signOf(call),
        id,
        body,
      } as const;
      const answer = await tus(piece);
      await refuseWrongKind(store, id);
      return answer;
    },
    keepStudioUpload: async (call) =>
      keepUpload((await open()).store, mediaFolder, ownId(call), call.body.name),
    removeStudioFilm: ({ body }) => removeFilm(db, mediaFolder, body.name),
  };
}

const refusalOf = (context: Context) => refusalOfVersion(headersOf(context), context.get('requestId'));

const headersOf = (context: Context) => context.req.raw.headers;

/**
 * Deletes a film from the server. Throws invalid_input for a name that is no film's, not_found, and conflict while a
 * step of the course shows it.
 */
async function removeFilm(db: Db, mediaFolder: string, name: string): Promise<Record<string, never>> {
  if (!isFilmName(name)) throw new AppError('invalid_input', { message: 'This is no film.', field: 'name' });
  const shown = await db
    .selectFrom('steps')
    .select('id')
    .where('media_file', '=', name)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (shown)
    throw new AppError('conflict', { message: 'A step shows this film. Take it out of the step first.' });
  const path = join(mediaFolder, name);
  if (!(await stat(path).catch(() => null))?.isFile()) throw new AppError('not_found');
  await rm(path);
  return {};
}
