// Sends one file to the server by the tus protocol: in pieces, and continuing after a broken connection while this page
// is open. The library is loaded with the first file.

import type { Upload } from 'tus-js-client';
import { OutOfReachError, ProblemError } from '#platform/web/queries/call.ts';
import { callHeaders, pathOf } from '#platform/web/queries/call-request.ts';
import { shownPerson } from '#platform/web/queries/shown-person.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import { studioRoutes } from '#subjects/api/studio-routes.ts';
import { mayTryAgain, refusalOf } from './refused-piece.ts';

export type FileToSend = {
  file: Blob;
  name: string;
  kind: 'film' | 'recording';
  /** The time of the file's last change on this device, in epoch milliseconds. */
  modified: number;
  /** The id of the upload to continue; null for a new upload. */
  id: string | null;
};

export type UploadOptions = {
  signal: AbortSignal;
  onId: (id: string) => void;
  onProgress: (bytes: number) => void;
  /** Called when the connection is broken or the server is away; the upload is tried again by itself. */
  onCut: () => void;
};

/** Milliseconds before each try after a broken connection: short at first, then 20 seconds for half an hour. */
const retryDelays = [0, 1_000, 2_000, 5_000, 10_000, ...Array.from({ length: 90 }, () => 20_000)];

/**
 * Resolves with the id of the complete upload. Throws ProblemError, OutOfReachError, and the reason with which `signal`
 * was aborted.
 */
export async function sendFile(sent: FileToSend, options: UploadOptions): Promise<string> {
  const tus = await import('tus-js-client').catch(() => {
    throw new OutOfReachError();
  });
  const { signal, onId, onProgress, onCut } = options;
  signal.throwIfAborted();
  let cut = false;
  const settled = new AbortController();
  return new Promise<string>((resolve, reject) => {
    const upload: Upload = new tus.Upload(sent.file, {
      ...places(sent.id),
      headers: callHeaders({ person: shownPerson() ?? undefined }),
      metadata: { name: sent.name, kind: sent.kind, modified: String(sent.modified) },
      chunkSize: studioLimits.uploadPiece,
      retryDelays,
      // The server knows the unfinished uploads of all the operator's devices, so this device does not need to store
      // them.
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => {
        // With an endpoint, the library would begin a new upload if the server does not answer how many bytes have
        // arrived.
        upload.options.endpoint = null;
        onId(idOf(upload));
      },
      onProgress: (bytes) => {
        cut = false;
        onProgress(bytes);
      },
      onShouldRetry: (error) => {
        cut = mayTryAgain(error);
        if (cut) onCut();
        return cut;
      },
      onSuccess: () => resolve(idOf(upload)),
      onError: (error) => reject(refusalOf(error)),
    });
    const listen = { signal: settled.signal };
    signal.addEventListener(
      'abort',
      () => {
        void upload.abort();
        reject(signal.reason);
      },
      listen,
    );
    // Once the network is back, the upload does not wait for its next try.
    window.addEventListener('online', () => cut && void upload.abort().then(() => upload.start()), listen);
    upload.start();
  }).finally(() => settled.abort());
}

/**
 * Deletes an upload on the server; an upload that the server no longer has is no error. Throws ProblemError and
 * OutOfReachError; after these errors the server deletes the upload by itself after some days.
 */
export async function dropUpload(upload_id: string): Promise<void> {
  const headers = { ...callHeaders({ person: shownPerson() ?? undefined }), 'tus-resumable': '1.0.0' };
  const address = pathOf(studioRoutes.dropStudioUpload[1], { upload_id });
  const answer = await fetch(address, { method: 'DELETE', headers }).catch(() => null);
  if (answer?.ok || answer?.status === 404) return;
  const problem = await answer?.json().catch(() => null);
  throw problem ? new ProblemError(problem) : new OutOfReachError();
}

function places(id: string | null) {
  const full = (path: string) => new URL(path, location.href).href;
  return id === null
    ? { endpoint: full(studioRoutes.startStudioUpload[1]) }
    : { uploadUrl: full(pathOf(studioRoutes.sendStudioUpload[1], { upload_id: id })) };
}

const idOf = ({ url }: Upload) => url?.split('/').at(-1) ?? '';
