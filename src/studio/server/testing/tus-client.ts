// A client of the tus protocol that works call by call, so that tests can break an upload off at any point.

import type { Visitor } from '#testing/server/visitor.ts';

export type Tried = { status: number; headers: Headers; detail: string; field?: string };

const path = '/api/studio/uploads';

export function tusClient(visitor: Visitor) {
  async function send(to: string, init: RequestInit): Promise<Tried> {
    const headers = { 'tus-resumable': '1.0.0', ...(init.headers as Record<string, string>) };
    const answer = await visitor.fetch(to, { ...init, headers });
    const text = await answer.text();
    const { detail = '', field } = text ? JSON.parse(text) : {};
    return { status: answer.status, headers: answer.headers, detail, field };
  }

  return {
    announce: (name: string, bytes: number | string, more: Record<string, string> = {}) => {
      const metadata = Object.entries({ name, kind: 'film', modified: '1', ...more })
        .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
        .join(',');
      return send(path, {
        method: 'POST',
        headers: { 'upload-length': String(bytes), 'upload-metadata': metadata },
      });
    },
    piece: (id: string, offset: number, body: Uint8Array) =>
      send(`${path}/${id}`, {
        method: 'PATCH',
        headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
        body: body as Uint8Array<ArrayBuffer>,
      }),
    /** Returns the number of bytes that have arrived, or the negative status of a refusal. */
    async arrived(id: string): Promise<number> {
      const { status, headers } = await send(`${path}/${id}`, { method: 'HEAD' });
      return status === 200 ? Number(headers.get('upload-offset')) : -status;
    },
    drop: (id: string) => send(`${path}/${id}`, { method: 'DELETE' }),
    keep: (id: string, name?: string) =>
      visitor.call('keepStudioUpload', {
        params: { upload_id: id },
        body: name === undefined ? {} : { name },
      }),
    raw: send,
  };
}

/** Returns the id of an announced upload. */
export const idOf = ({ headers }: Pick<Tried, 'headers'>) => headers.get('location')?.split('/').at(-1) ?? '';
