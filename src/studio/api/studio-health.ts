// The state of the installation, for its operators. None of these facts is about a person.

import { z } from 'zod';
import { operatorOperation } from '#platform/api/operation.ts';
import { instant } from '#platform/api/text.ts';

const bytes = z.number().int();

export const studioHealthOperations = {
  readStudioHealth: operatorOperation({
    summary: 'Versions, disk, backups, mails, jobs and films of this server',
    output: z.object({
      versions: z.object({
        shamble: z.string(),
        /** The name of the newest migration. */
        schema: z.string(),
        node: z.string(),
        postgres: z.string(),
      }),
      /** The time when this process started. */
      started_at: instant,
      /** The disk with the data folder; null where the system does not report it. */
      disk: z.object({ free: bytes, total: bytes }).nullable(),
      database_bytes: bytes,
      media_bytes: bytes,
      backup: z.object({
        /** Whether a backup is written every day. */
        daily: z.boolean(),
        latest: z.object({ name: z.string(), at: instant, bytes }).nullable(),
        /** Whether backups are copied to another place; `sent` is the backup that was copied last. */
        sends: z.boolean(),
        sent: z.object({ name: z.string(), at: instant }).nullable(),
      }),
      mail: z.object({
        /** Whether a mail server is set. */
        sends: z.boolean(),
        waiting: z.number().int(),
        /** Waiting mails that no process sends any more. */
        left: z.number().int(),
        oldest_at: instant.nullable(),
        /** Mails of the last month that the receiving servers refused for good. */
        bounced: z.number().int(),
        /** Mails of the last month that no mail server accepted in time, by kind of failure. */
        given_up: z.array(z.object({ reason: z.string(), count: z.number().int() })),
      }),
      jobs: z.object({
        waiting: z.number().int(),
        /** Jobs that are given up, by task. */
        failed: z.array(z.object({ task: z.string(), count: z.number().int() })),
        /** Jobs that failed and will be tried again. */
        retried: z.number().int(),
      }),
      /** The faults of films, each with the name of a step that uses the film, and a sentence about the fault. */
      videos: z.array(z.object({ step: z.string(), says: z.string() })),
    }),
  }),
};
