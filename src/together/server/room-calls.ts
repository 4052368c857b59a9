// The calls of rooms (src/event/api/moment.ts) are answered before the API. They need no session, no
// database and no limit by address, and they are not logged.

import type { IncomingMessage } from 'node:http';
import { type Beat, roomCall, seats } from '#event/api/moment.ts';
import { areaOf, inFront } from '#event/rules/crowd.ts';
import { roomFromAddress } from '#event/rules/rooms.ts';
import { earlyHeaders, isRead, onlyRead } from '#event/server/answer-now.ts';
import { mayStand } from '#event/server/room-pass.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { EarlyCalls } from '#platform/server/http/listener.ts';
import type { HeaderPairs } from '#platform/server/pages/front.ts';
import { requestAddressReader } from '#platform/server/security/client-address.ts';
import type { Host } from '#subjects/server/host.ts';
import { makeRoomCounts, type RoomCounts } from './room-counts.ts';

/** The most bytes in the body of a beat. */
const MAX_BODY = 300;

export function makeRoomCalls({
  counts,
  secret,
  addressOf,
  headers,
  now,
}: {
  counts: RoomCounts;
  /** The secret that signs the passes of pages that count for many people. */
  secret: string;
  addressOf: (incoming: IncomingMessage, forwarded: string | undefined) => string;
  /** Headers of every answer. */
  headers: HeaderPairs;
  /** The time in UTC milliseconds. */
  now: () => number;
}): EarlyCalls {
  const common = earlyHeaders(headers);
  const fresh = [...common, 'application/json', 'cache-control', 'no-store'];
  const shared = [...common, 'application/json', 'cache-control', 'public, max-age=5'];

  return (path) => {
    const [, name, call] = roomCall.exec(path) ?? [];
    if (name === undefined) return null;
    return (request, response, refuse) => {
      const room = roomFromAddress(name.replaceAll('%3A', ':'), now());
      if ('problem' in room) return refuse(response, new AppError('not_found'));
      if (call === 'crowd') {
        if (!isRead(request)) return refuse(response, onlyRead());
        response.writeHead(200, shared);
        response.end(request.method === 'HEAD' ? undefined : counts.crowd(room.start));
        return;
      }
      const strange = refusalOf(request);
      if (strange) return refuse(response, strange);
      readBeat(request, (beat) => {
        if (beat instanceof AppError) return refuse(response, beat);
        if (!mayStand(secret, room.start, beat)) return refuse(response, new AppError('forbidden'));
        const address = addressOf(request, String(request.headers['x-forwarded-for'] ?? ''));
        counts.beat(room.start, beat, address);
        response.writeHead(200, fresh).end(counts.crowd(room.start));
      });
    };
  };
}

/**
 * Returns why a beat is refused before its body is read; null if it is not refused so early. A beat that another site
 * sends does not count as a dancer.
 */
function refusalOf({ method, headers }: IncomingMessage): AppError | null {
  if (method !== 'POST') return new AppError('method_not_allowed', { allow: ['POST'] });
  if (!['same-origin', 'none'].includes(String(headers['sec-fetch-site'] ?? 'none')))
    return new AppError('forbidden');
  if (!headers['content-type']?.startsWith('application/json')) return new AppError('unsupported_media_type');
  return null;
}

function readBeat(request: IncomingMessage, done: (beat: Beat | AppError) => void): void {
  const chunks: Buffer[] = [];
  let size = 0;
  let over = false;
  const end = (beat: Beat | AppError) => {
    if (over) return;
    over = true;
    done(beat);
  };
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > MAX_BODY) end(new AppError('too_large'));
    else chunks.push(chunk);
  });
  request.on('end', () => end(parseBeat(Buffer.concat(chunks).toString())));
}

function parseBeat(text: string): Beat | AppError {
  try {
    const { seat, area, people = 1, pass = '' } = JSON.parse(text);
    const known = Number.isInteger(seat) && seat >= 0 && seat < seats && typeof area === 'string';
    const many = Number.isInteger(people) && people > 0 && people <= inFront;
    if (known && many && typeof pass === 'string') return { seat, area: areaOf(area), people, pass };
  } catch {
    // A body that is not JSON is refused below.
  }
  return new AppError('invalid_input');
}

/** Answers the calls of rooms, with the counts of this process. */
export function answerRooms(host: Host): EarlyCalls {
  const counts = makeRoomCounts(host);
  host.onStop(counts.stop);
  const answer = makeRoomCalls({
    ...host,
    counts,
    addressOf: requestAddressReader(host.env.TRUSTED_PROXIES),
  });
  return (path) => (host.settings().off?.includes('together') ? null : answer(path));
}
