import { expect, test } from 'vitest';
import { crewTexts } from '#crew/content/answers.ts';
import { crewLeader, crewPerson, join, openCrew } from '#crew/server/testing/crew-people.ts';
import { sharedServer } from '#testing/server/test-server.ts';

const server = await sharedServer({ WRITES_PER_MINUTE: '100000' });

const opened = async (person: Awaited<ReturnType<typeof crewPerson>>) =>
  (await person.visitor.call('readCrews')).body;

test('a crew is handed over to a member who may lead, and the old leader leads it no more', async () => {
  const { leader, crew_id, code } = await openCrew(server);
  const [heir, minor] = [await crewLeader(server), await crewPerson(server, { age_group: '13-17' })];
  await join(heir, code);
  await join(minor, code, { guardian: true, shows_name: true });
  const params = { crew_id };
  // An offer to a minor gets the same answer as any other, so that the leader learns nothing about the member.
  expect((await leader.visitor.call('offerCrew', { params, body: { number: 2 } })).body).toEqual({});
  expect((await opened(minor)).member_of[0].offer).toBeNull();
  expect((await minor.visitor.call('answerOffer', { params, body: { accept: true } })).status).toBe(403);
  await leader.visitor.call('offerCrew', { params, body: { number: 1 } });
  expect((await opened(heir)).member_of[0].offer).toBe('open');
  expect((await minor.visitor.call('answerOffer', { params, body: { accept: true } })).status).toBe(404);
  expect((await heir.visitor.call('answerOffer', { params, body: { accept: true } })).status).toBe(200);
  // The press is repeated, as after an answer that was lost.
  expect((await heir.visitor.call('answerOffer', { params, body: { accept: true } })).status).toBe(200);
  expect((await heir.visitor.call('answerOffer', { params, body: { accept: false } })).status).toBe(404);
  // The member showed the first name to the old leader, and the new leader must not see it.
  expect((await heir.visitor.call('readCrew', { params })).body.members).toEqual([
    { number: 2, first_name: null, state: 'in' },
  ]);
  expect((await opened(minor)).member_of[0].shows_name).toBe(false);
  for (const name of ['readCrew', 'readFocus', 'readTallies', 'readRecord'] as const)
    expect((await leader.visitor.call(name, { params })).status).toBe(404);
  expect((await opened(leader)).leads).toEqual([]);
});

test('an offer can’t be accepted after it was withdrawn, nor after its member has left', async () => {
  const { leader, crew_id, code } = await openCrew(server);
  const heir = await crewLeader(server);
  const params = { crew_id };
  const take = async () =>
    (await heir.visitor.call('answerOffer', { params, body: { accept: true } })).body.detail;
  await join(heir, code);
  await leader.visitor.call('offerCrew', { params, body: { number: 1 } });
  await leader.visitor.call('offerCrew', { params, body: { number: null } });
  expect(await take()).toBe(crewTexts['crew.offer_gone']);
  await leader.visitor.call('offerCrew', { params, body: { number: 1 } });
  await heir.visitor.call('leaveCrew', { params, body: {} });
  expect(await take()).toBe(crewTexts['crew.offer_gone']);
});
