// A room pass lets the page of a crew's leader count for several people. The API signs the number of people once, and
// each beat carries the pass, so that counting needs neither session nor database.

import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Beat, seats } from '#event/api/moment.ts';

type Standing = { start: number; seat: number; people: number };

/** Returns the seat of a leader in a room, the same for all their devices and crews, so that they count once. */
export function leaderSeat(secret: string, userId: string, start: number): number {
  return hmac(secret, `seat ${userId} ${start}`).readUInt32BE() % seats;
}

export function roomPass(secret: string, { start, seat, people }: Standing): string {
  return hmac(secret, `room ${start} ${seat} ${people}`).toString('base64url');
}

/** Whether a beat in the room of `start` may count for the number of people that it names. */
export function mayStand(secret: string, start: number, { seat, people = 1, pass = '' }: Beat): boolean {
  if (people === 1) return true;
  const [given, right] = [pass, roomPass(secret, { start, seat, people })].map((text) => Buffer.from(text));
  return given?.length === right?.length && timingSafeEqual(given as Buffer, right as Buffer);
}

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest();
