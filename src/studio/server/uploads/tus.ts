// The tus protocol over the calls of the contract: the library speaks it, and what it refuses becomes an error of ours. It is
// given a request of our making, so that a cut line is the end of a piece, and nothing of another site's rules gets out.

import { randomBytes } from 'node:crypto';
import { Server } from '@tus/server';
import { errorOfLibrary } from './refused-uploads.ts';
import type { UploadStore } from './upload-store.ts';

type TusCall = {
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE';
  headers: Headers;
  /** The sign of the caller. */
  owner: string;
  id?: string;
  body?: AsyncIterable<Uint8Array>;
};

/** An announced file as the client describes it, to be checked by `admit`. */
export type Announced = { size: number | undefined; metadata: Record<string, string | null>; owner: string };

/** Answers one call of the protocol. Throws AppError. */
export type Tus = (call: TusCall) => Promise<Response>;

const path = '/api/studio/uploads';
const ownerHeader = 'x-owner';
const heard = [
  'tus-resumable',
  'upload-length',
  'upload-defer-length',
  'upload-metadata',
  'upload-offset',
  'upload-concat',
];
const ofBody = ['content-type', 'content-length'];
const told = /^(location|cache-control|(tus|upload)-.*)$/;

/** Milliseconds that a request which another one takes over from gets to put away what has arrived. */
const DRAIN_MS = 250;

/** `admit` returns the metadata that is kept of an announced file, or throws. */
export function makeTus(
  store: UploadStore,
  admit: (announced: Announced) => Promise<Record<string, string>>,
): Tus {
  const server = new Server({
    path,
    datastore: store,
    relativeLocation: true,
    allowedOrigins: [],
    lockDrainTimeout: DRAIN_MS,
    namingFunction: ({ headers }) => `${headers.get(ownerHeader)}-${randomBytes(16).toString('hex')}`,
    onUploadCreate: async ({ headers }, { size, metadata = {} }) => {
      return { metadata: await admit({ size, metadata, owner: headers.get(ownerHeader) ?? '' }) };
    },
    // The call ends with the error that is thrown here.
    onResponseError: (_, error) => {
      throw errorOfLibrary(error);
    },
  });
  return async (call) => {
    const answer = await server.handleWeb(requestOf(call));
    if (answer.status >= 400) throw errorOfLibrary({ status_code: answer.status, body: await answer.text() });
    const headers = [...answer.headers].filter(([name]) => told.test(name));
    return new Response(null, {
      status: answer.status,
      headers: [...headers, ['cache-control', 'no-store']],
    });
  };
}

function requestOf({ method, headers: given, owner, id, body }: TusCall): Request {
  const headers = new Headers({ [ownerHeader]: owner });
  for (const name of method === 'PATCH' ? [...heard, ...ofBody] : heard) {
    const value = given.get(name);
    if (value !== null) headers.set(name, value);
  }
  const init = body ? { body: ReadableStream.from(untilCut(body)), duplex: 'half' } : {};
  return new Request(`http://localhost${path}${id ? `/${id}` : ''}`, {
    method,
    headers,
    ...init,
  } as RequestInit);
}

/** Passes bytes on until the line is cut: what has come until then counts. */
async function* untilCut(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch {
    // The client asks how much has arrived, and goes on from there.
  }
}
