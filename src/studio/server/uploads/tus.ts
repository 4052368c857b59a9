// Answers the contract's calls of the tus protocol. A library handles the protocol, and its refusals become AppErrors.
// The library gets a new request with the bytes of the call, so that a broken connection only ends a piece. The
// library's CORS headers are left out of the answer.

import { randomBytes } from 'node:crypto';
import { Server } from '@tus/server';
import { errorOfLibrary } from './refused-uploads.ts';
import type { UploadStore } from './upload-store.ts';

type TusCall = {
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE';
  headers: Headers;
  /** The sign of the caller (ownerSign). */
  owner: string;
  id?: string;
  body?: AsyncIterable<Uint8Array>;
};

/** An announced file as the client describes it, for `admit` to check. */
export type Announced = { size: number | undefined; metadata: Record<string, string | null>; owner: string };

/** Answers one call of the protocol. Throws AppError. */
export type Tus = (call: TusCall) => Promise<Response>;

const path = '/api/studio/uploads';
const ownerHeader = 'x-owner';
const requestHeaders = [
  'tus-resumable',
  'upload-length',
  'upload-defer-length',
  'upload-metadata',
  'upload-offset',
  'upload-concat',
];
const ofBody = ['content-type', 'content-length'];
const answerHeaders = /^(location|cache-control|(tus|upload)-.*)$/;

/** Milliseconds for storing the bytes that have arrived, when another request takes over an upload. */
const DRAIN_MS = 250;

/**
 * Makes the function that answers calls. `admit` checks an announced file and returns the metadata to keep, or throws.
 */
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
    // The call ends with the error thrown here.
    onResponseError: (_, error) => {
      throw errorOfLibrary(error);
    },
  });
  return async (call) => {
    const answer = await server.handleWeb(requestOf(call));
    if (answer.status >= 400) throw errorOfLibrary({ status_code: answer.status, body: await answer.text() });
    const headers = [...answer.headers].filter(([name]) => answerHeaders.test(name));
    return new Response(null, {
      status: answer.status,
      headers: [...headers, ['cache-control', 'no-store']],
    });
  };
}

function requestOf({ method, headers: given, owner, id, body }: TusCall): Request {
  const headers = new Headers({ [ownerHeader]: owner });
  for (const name of method === 'PATCH' ? [...requestHeaders, ...ofBody] : requestHeaders) {
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

/** Passes bytes on until the connection breaks: the bytes that came until then are stored. */
async function* untilCut(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch {
    // The client asks how much has arrived, and continues from there.
  }
}
