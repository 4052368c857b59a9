// The data that version 1.0 kept on a device, with a value for each of its keys, and the data about dances that the
// last release before scores kept. Both are in the formats of these releases.

const settings = {
  ...{ countIn: 0, stopAfter: 0, goOn: false, ramp: 0, autoAdvance: true, side: 'mirror', sideChosen: false },
  ...{ captions: true, sound: false, click: false, spokenPractice: 'counts', spokenAddOn: 'cues' },
  ...{ spokenRehearsal: 'music', voiceVolume: 100, bandVolume: 100, version: 'seated', group: 'alone' },
  ...{ keys: true, soundLate: 0 },
};

/** Keys that do not depend on the signed-in person. */
const deviceOwn = {
  'shamble.player.v1': { loopEnabled: true, delayEnabled: false, playbackRate: 0.75 },
  'shamble.player.extras.v1': settings,
  'shamble.takes.v1': 'some',
  'shamble.language.v1': 'es',
};

/** Keys about the person who was signed in last. */
const ofLast = (user_id: string) => ({
  'shamble.signed-in.v1': { id: user_id, first_name: user_id },
  'shamble.progress.v1': { user_id, progress: { dance: { phrases: [], coverage: null }, checked: ['z'] } },
  'shamble.own.guide': { user_id, value: { today: '2026-11-26', names: ['warm_up'] } },
  'shamble.own.quiz': { user_id, value: { 1: 'right' } },
  'shamble.own.trophies': { user_id, value: ['first'] },
  'shamble.own.email-code': { user_id, value: 1 },
  'shamble.own.mirror': { user_id, value: true },
});

/** Keys that exist for each person. */
const ofEach = (user_id: string) => {
  const begun = `001795000000000.000000001.${user_id}`;
  const danced = { start: 30, end: 45, rate: 0.5, answer: 'clean', danced_at: 1_795_000_000_000 };
  const tally = { kind: 'gate', minus: 0, version: 1, sent: null };
  const places = { 'step dance': 40 };
  return {
    [`shamble.check.v2.${begun}a`]: { user_id, checklist_id: 'a', done: true },
    [`shamble.check.v2.${begun}b`]: { user_id, checklist_id: 'b', done: false },
    [`shamble.repetition.v1.${begun}`]: { user_id, ...danced, repetition_key: `repetition of ${user_id}` },
    [`shamble.dance.v1.1000.${user_id}`]: { user_id, start: 1_000, due: 0 },
    [`shamble.dance.v1.2000.${user_id}`]: { user_id, start: 2_000, due: 0, key: 'told before' },
    [`shamble.player.places.v1.${user_id}`]: places,
    [`shamble.crew.v1.list.${user_id}`]: { leads: [], member_of: [] },
    [`shamble.crew.v1.crew-1.record-typed.${user_id}`]: { before: 'Typed.' },
    [`shamble.crew.v1.roster.crew-1.${user_id}`]: [{ id: 'w1', name: 'Lurch', edited: 1, gone: false }],
    [`shamble.crew.v1.tally.crew-1.${user_id}`]: { ...tally, device_id: 'second', label: 'Gate 2', plus: 2 },
    [`shamble.crew.v1.tallies-before.crew-1.${user_id}`]: [
      { ...tally, device_id: 'first', label: 'Gate', plus: 1 },
    ],
    [`studio-draft:${user_id}:step 1-learn-1`]: { value: { notes_html: 'Slower.' }, version: '3' },
    [`studio-draft:${user_id}:faqs: order`]: { value: ['b', 'a'], version: '1' },
  };
};

/** Returns the data of the last release before scores: phrases by their numbers, and seconds of the house routine. */
export function deviceBeforeScores(person: string): [key: string, text: string][] {
  const record = {
    ...{ phrase: 3, danced: 2, played: 2, played_rate: 1, eights: [2, 2, 2, 2], joined: 1, checks: 0 },
    ...{ clean: 1, clean_rate: 1, clean_eights: [1, 1, 1, 1], clean_joined: 0, again: 0 },
    practised_at: '2026-11-26T10:00:00.000Z',
  };
  const lit = [[30, 48.75]];
  const dance = { phrases: [record], coverage: { seconds: 18.75, clean: lit, slow: lit } };
  const join = { start: 26.25, end: 33.75, rate: 1, answer: 'called_clean', danced_at: 1_795_000_000_000 };
  return textsOf({
    'shamble.signed-in.v1': { id: person, first_name: person },
    [`shamble/${person}/known/progress`]: { dance, checked: ['z'] },
    [`shamble/${person}/waiting/repetition/001795000000000.000000001.a`]: {
      ...join,
      repetition_key: 'before',
    },
  });
}

/** Returns the data of a device on which `other` was signed in first, and then `person`. */
export function usedDevice(person: string, other: string): [key: string, text: string][] {
  const all: Record<string, unknown> = {
    ...deviceOwn,
    ...ofLast(person),
    ...ofEach(person),
    ...ofEach(other),
  };
  return textsOf(all);
}

function textsOf(all: Record<string, unknown>): [key: string, text: string][] {
  return Object.entries(all).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
}
