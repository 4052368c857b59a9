// Makes imports as the operator's page does: sends files, reads the dry run, and answers questions.

import type { OutputOf } from '#subjects/api/contract.ts';
import type { Answer, Visitor } from '#testing/server/visitor.ts';
import { whenDone } from './import-done.ts';

type State = OutputOf<'readStudioImport'>;

export function makeImporter(operator: Visitor) {
  return {
    async open() {
      const { import_id } = (await operator.call('startStudioImport')).body;
      const params = { import_id };
      const read = () => operator.call('readStudioImport', { params });
      const done = async (): Promise<State> => (await whenDone(read)).body;
      return {
        import_id,
        read: async (): Promise<State> => (await read()).body,
        async upload(
          table: string,
          body: string | Uint8Array,
          query: Record<string, string> = {},
        ): Promise<Pick<Answer, 'status' | 'body'>> {
          const path = `/api/studio/imports/${import_id}/${table}?${new URLSearchParams(query)}`;
          const request = { method: 'PUT', headers: { 'content-type': 'text/csv' }, body };
          const response = await operator.fetch(path, request as RequestInit);
          return { status: response.status, body: await response.json() };
        },
        async plan(): Promise<State> {
          await operator.call('planStudioImport', { params });
          return done();
        },
        async apply(answers: object = {}): Promise<State> {
          const body = { leave_out_problems: false, ...answers };
          await operator.call('applyStudioImport', { params, body });
          return done();
        },
        rows: async (table: string): Promise<OutputOf<'listStudioImportRows'>['rows']> =>
          (await operator.call('listStudioImportRows', { params, query: { table } })).body.rows,
        drop: () => operator.call('dropStudioImport', { params }),
      };
    },
  };
}
