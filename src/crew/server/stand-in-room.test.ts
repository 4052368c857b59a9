import { expect, test } from 'vitest';
import { openCrew } from '#crew/server/testing/crew-people.ts';
import { beatPath, crowdPath } from '#event/api/moment.ts';
import { roomName } from '#event/rules/room-name.ts';
import { danceSeconds, hourRoom } from '#event/rules/rooms.ts';
import { roomPage } from '#subjects/rules/places.ts';
import { sharedServer } from '#testing/server/test-server.ts';

const server = await sharedServer();

function beat(start: number, body: unknown) {
  const headers = { 'content-type': 'application/json' };
  return fetch(server.url + beatPath(start), { method: 'POST', headers, body: JSON.stringify(body) });
}

// §9.leader-counts-those-front-one
test.runIf(roomPage(0))(
  'a crew’s leader counts for all people at one screen and may change the number, and nobody else may',
  async () => {
    const start = hourRoom(Date.now(), danceSeconds) + 3_600_000;
    server.pass(start - 300_000 - Date.now());
    const { leader, crew_id } = await openCrew(server);
    const stand = (people: number) =>
      leader.visitor.call('standInRoom', { params: { crew_id }, body: { at: roomName(start), people } });
    const { seat, pass } = (await stand(60)).body;
    const many = { seat, pass, area: 'Europe', people: 60 };
    for (const forged of [
      { ...many, people: 61 },
      { ...many, seat: seat + 1 },
      { ...many, pass: undefined },
      { ...many, pass: pass.slice(1) },
    ])
      expect((await beat(start, forged)).status).toBe(403);
    expect((await beat(start + 3_600_000, many)).status).toBe(403);
    for (const people of [0, -5, 2.5, 501, '60'])
      expect((await beat(start, { ...many, people })).status).toBe(400);
    for (const people of [1, 501, 2.5]) expect((await stand(people)).status).toBe(400);
    expect((await beat(start, many)).status).toBe(200);
    // Another device of the same leader calls with another number, in the same half minute.
    const again = (await stand(80)).body;
    expect(again.seat).toBe(seat);
    expect((await beat(start, { ...again, area: 'Europe', people: 80 })).status).toBe(200);
    const crowd = async () => (await fetch(server.url + crowdPath(start))).json();
    await expect.poll(crowd, { timeout: 15_000 }).toEqual({ dancing: 60, most: 60, areas: { Europe: 60 } });
  },
);
