// Uploads: handlers of studio/api/studio-uploads.ts. The contract lets only operators in, and each has their own uploads.

import type { Context } from 'hono';
import type { Handlers } from '#platform/server/http/mount.ts';
import { slowBody } from '#platform/server/http/slow-bodies.ts';
import type { studioUploadOperations } from '#studio/api/studio-uploads.ts';
import type { Studio } from '../studio.ts';
import { admitUpload, freeForUploads, refuseWithoutRoom, refuseWrongKind } from './admit-upload.ts';
import { makeHeldRoom } from './held-room.ts';
import { makeInTurn } from './in-turn.ts';
import { keepUpload } from './keep-upload.ts';
import { refusalOfVersion, uploadGone } from './refused-uploads.ts';
import { removeFilm } from './remove-film.ts';
import { makeTus, type Tus } from './tus.ts';
import { forgottenAt, openUploadStore, ownerOf, ownerSign, type UploadStore } from './upload-store.ts';

type Parts = { store: UploadStore; tus: Tus };

export function uploadHandlers(
  { db, slowDb, mediaFolder }: Pick<Studio, 'db' | 'slowDb' | 'mediaFolder'>,
  secret: string,
  operators: readonly string[],
): Pick<Handlers, keyof typeof studioUploadOperations> {
  const heldRoom = makeHeldRoom(db, secret, operators);
  const inTurn = makeInTurn(slowDb);
  let opened: Promise<Parts> | undefined;
  /** Opened by the first upload: most servers never see one. */
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

  /** Another person's upload is none. */
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
