import { expect, test } from 'vitest';
import { defaultSettings, parseSettings } from './settings.ts';

// §3.player-settings-device-under-v1
test.each([
  ['nothing stored', null],
  ['no JSON', '{'],
  ['no object', '7'],
  ['null', 'null'],
  ['wrong kinds', '{"loopEnabled":"true","delayEnabled":1,"playbackRate":"1"}'],
  ['a rate outside the list', '{"playbackRate":0.85}'],
  ['a rate that is no number', '{"playbackRate":null}'],
])('%s gives the defaults', (_, text) => {
  expect(parseSettings(text, null)).toEqual(defaultSettings);
});

// §5.saved-settings-listed-rates-booleans
test.each([0.25, 0.5, 0.75, 1, 1.25, 1.5, 2])('rate %s is accepted', (playbackRate) => {
  expect(parseSettings(JSON.stringify({ playbackRate }), null).playbackRate).toBe(playbackRate);
});

// §5.saved-settings-listed-rates-booleans
test('one broken setting does not spoil the others', () => {
  const text = '{"loopEnabled":true,"delayEnabled":"no","playbackRate":0.5,"other":1}';
  expect(parseSettings(text, null)).toEqual({ ...defaultSettings, loopEnabled: true, playbackRate: 0.5 });
});

test('both switches are read as they were saved', () => {
  const text = '{"loopEnabled":false,"delayEnabled":true}';
  expect(parseSettings(text, null)).toMatchObject({ loopEnabled: false, delayEnabled: true });
});

test('our own settings are also read field by field', () => {
  expect(parseSettings(null, null)).toEqual(defaultSettings);
  expect(parseSettings(null, '{"count_in":3,"ramp":2,"side":"follow","keys":false,"sound":"on"}')).toEqual({
    ...defaultSettings,
    ramp: 2,
    side: 'follow',
    keys: false,
  });
});

test.each([
  [0, 0],
  [120, 120],
  [400, 400],
  [125, 0],
  [-10, 0],
  [410, 0],
  ['100', 0],
])('a sound that is late by %j ms on the device counts as %i', (stored, soundLate) => {
  expect(parseSettings(null, JSON.stringify({ soundLate }))).toMatchObject({ soundLate });
  expect(parseSettings(null, JSON.stringify({ soundLate: stored })).soundLate).toBe(soundLate);
});

test('settings that earlier versions stored are still read, and a setting in today’s spelling wins', () => {
  const before =
    '{"count_in":8,"stop_after":4,"go_on":true,"ramp":2,"auto_advance":false,"view":"back","mirrored":true,"sound":false,"click":true,"keys":false}';
  const kept = {
    countIn: 8,
    stopAfter: 4,
    goOn: true,
    ramp: 2,
    autoAdvance: false,
    side: 'follow',
    sideChosen: true,
    captions: true,
    sound: false,
    click: true,
    version: 'full',
    keys: false,
    soundLate: 0,
  };
  expect(parseSettings(null, before)).toEqual({ ...defaultSettings, ...kept });
  expect(parseSettings(null, JSON.stringify(kept))).toEqual({ ...defaultSettings, ...kept });
  expect(parseSettings(null, '{"count_in":8,"countIn":4}').countIn).toBe(4);
});

test.each([
  ['{"view":"front","mirrored":false}', 'mirror', false],
  ['{"view":"front","mirrored":true}', 'mirror', true],
  ['{"view":"back","mirrored":false}', 'follow', true],
  ['{"view":"back","mirrored":true}', 'follow', true],
  ['{"view":"back","side":"day","sideChosen":true}', 'day', true],
  ['{"side":"above"}', 'mirror', false],
])('the stored text %s gives the side %s, chosen by the learner: %s', (text, side, sideChosen) => {
  expect(parseSettings(null, text)).toMatchObject({ side, sideChosen });
});

test('spoken words, both volumes and a late loudspeaker are kept; values that no slider has are not', () => {
  const kept = {
    spokenPractice: 'music',
    spokenAddOn: 'counts',
    voiceVolume: 60,
    bandVolume: 0,
    soundLate: 240,
    spokenRehearsal: 'cues',
    version: 'seated',
    group: 'human',
    captions: false,
  };
  expect(parseSettings(null, JSON.stringify(kept))).toEqual({ ...defaultSettings, ...kept });
  const broken = {
    spokenPractice: 'loudly',
    spokenRehearsal: true,
    voiceVolume: 101,
    bandVolume: 55,
    soundLate: 4000,
    version: 'flying',
    group: 2,
    captions: 'no',
    other: true,
  };
  expect(parseSettings(null, JSON.stringify(broken))).toEqual(defaultSettings);
});
