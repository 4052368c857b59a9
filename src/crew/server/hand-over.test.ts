import { expect, test } from 'vitest';
import { crewTexts } from '#crew/content/answers.ts';
import { crewLeader, crewPerson, join, openCrew } from '#crew/server/testing/crew-people.ts';
import { sharedServer } from '#testing/server/test-server.ts';

const server = await sharedServer({ WRITES_PER_MINUTE: '100000' });

const opened = async (person: Awaited<ReturnType<typeof crewPerson>>) =>
  (await person.visitor.call('readCrews')).body;

test('a crew is handed over to a member who may lead, and the leader before is out', async () => {
  const { leader, crew_id, code } = await openCrew(server);
  const [heir, minor] = [await crewLeader(server), await crewPerson(server, { age_group: '13-17' })];
  await join(heir, code);
  await join(minor, code, { guardian: true, shows_name: true });
  const params = { crew_id };
  // To a minor the offer is made and answered like any other: the leader learns nothing about the member.
  expect((await leader.visitor.call('offerCrew', { params, body: { number: 2 } })).body).toEqual({});
  expect((await opened(minor)).member_of[0].offer).toBeNull();
  expect((await minor.visitor.call('answerOffer', { params, body: { accept: true } })).status).toBe(403);
  await leader.visitor.call('offerCrew', { params, body: { number: 1 } });
  expect((await opened(heir)).member_of[0].offer).toBe('open');
  expect((await minor.visitor.call('answerOffer', { params, body: { accept: true } })).status).toBe(404);
  expect((await heir.visitor.call('answerOffer', { params, body: { accept: true } })).status).toBe(200);
  // The answer was lost and the press is repeated.
  expect((await heir.visitor.call('answerOffer', { params, body: { accept: true } })).status).toBe(200);
  expect((await heir.visitor.call('answerOffer', { params, body: { accept: false } })).status).toBe(404);
  // The first name was shown to the leader before, by name: to another one it is not.
  expect((await heir.visitor.call('readCrew', { params })).body.members).toEqual([
    { number: 2, first_name: null, state: 'in' },
  ]);
  expect((await opened(minor)).member_of[0].shows_name).toBe(false);
  for (const name of ['readCrew', 'readFocus', 'readTallies', 'readRecord'] as const)
    expect((await leader.visitor.call(name, { params })).status).toBe(404);
  expect((await opened(leader)).leads).toEqual([]);
});

test('an offer that was taken back, or whose member left, can’t be taken', async () => {
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
