// Uploads of an operator's films and recordings, by the tus protocol (https://tus.io, version 1.0.0). A file is
// announced and sent in pieces; after a broken connection the device asks where to go on. Upload-Offset says how many
// bytes have arrived. The complete file is checked, and kept or refused with a sentence.

import { z } from 'zod';
import { operatorOperation } from '#platform/api/operation.ts';
import { id, instant, rawText } from '#platform/api/text.ts';

const kind = z.enum(['film', 'recording']);
const ofUpload = z.strictObject({ upload_id: id });
const bytes = z.number().int();

export const studioUploadOperations = {
  listStudioUploads: operatorOperation({
    summary: 'The caller’s uploads that are not kept yet, and the room for more',
    output: z.object({
      uploads: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          kind,
          bytes,
          /** Bytes that have arrived. */
          arrived: bytes,
          /**
           * The time of the file's last change in epoch milliseconds. This time, the name and the size together
           * identify the file.
           */
          modified: z.number(),
          /** The time at which the upload is deleted if nobody continues it. */
          until: instant,
        }),
      ),
      /** Bytes of the disk that uploads may still use; null where the system does not report it. */
      free: bytes.nullable(),
      /**
       * The unfinished uploads of each operator, and the bytes that they reserve. `by` is the operator's name: null for
       * the caller, '' for an operator without a name.
       */
      held: z.array(z.object({ by: z.string().nullable(), uploads: z.number().int(), bytes })),
    }),
  }),
  startStudioUpload: operatorOperation({
    summary: 'Announce a file: Upload-Length, and name, kind and modified in Upload-Metadata (tus)',
    streamed: true,
    errors: ['invalid_input', 'conflict', 'too_large'],
  }),
  readStudioUpload: operatorOperation({
    summary: 'HEAD: how much of a file has arrived, as Upload-Offset (tus)',
    params: ofUpload,
    errors: ['invalid_input', 'not_found'],
  }),
  sendStudioUpload: operatorOperation({
    summary: 'The bytes of a file from Upload-Offset on (tus)',
    params: ofUpload,
    streamed: true,
    errors: ['invalid_input', 'not_found', 'conflict', 'too_large', 'unsupported_media_type'],
  }),
  dropStudioUpload: operatorOperation({
    summary: 'Forget an upload (tus)',
    params: ofUpload,
    errors: ['invalid_input', 'not_found'],
  }),
  keepStudioUpload: operatorOperation({
    summary:
      'Look at a file that is whole, and put it into the media folder; sent again it is answered as before',
    params: ofUpload,
    body: z.strictObject({
      /** The file's new name, if the announced name was in use. */
      name: rawText.max(1_000).optional(),
    }),
    output: z.object({
      /** The file's name in the media folder; the name of a recording's file is made from its content. */
      file: z.string(),
      seconds: z.number().nullable(),
      /** The coding of a film’s picture ('avc', 'hevc', ...); null for a recording. */
      picture: z.string().nullable(),
    }),
    errors: ['invalid_input', 'not_found', 'conflict', 'too_large'],
  }),
  removeStudioFilm: operatorOperation({
    summary: 'Delete a film that no step shows from the media folder',
    body: z.strictObject({ name: rawText.max(1_000) }),
    errors: ['invalid_input', 'not_found', 'conflict'],
  }),
};
