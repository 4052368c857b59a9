import { expect, test } from 'vitest';
import { messages } from '#platform/content/messages.ts';
import { eventReadings } from './event-readers.ts';

const said = messages;
const readers = [
  { tag: 'en', name: 'English', said, starts: 'Starts {time}', local: 'That is {time} for you.' },
  { tag: 'de', name: 'Deutsch', said, starts: 'Beginn: {time}', local: 'Bei dir ist das {time}.' },
];
const read = (at: string, zone: string) => eventReadings(Date.parse(at), zone, readers);

test.each([
  // Zones with offsets of quarter and half hours, and a zone with a summer time of half an hour.
  ['2031-10-25T18:00:00Z', 'Asia/Kathmandu', 'Kathmandu', 'Saturday, October 25 at 11:45 pm GMT+5:45'],
  ['2031-10-25T18:00:00Z', 'Asia/Calcutta', 'Kolkata', 'Saturday, October 25 at 11:30 pm GMT+5:30'],
  ['2031-07-05T18:00:00Z', 'Australia/Lord_Howe', 'Lord Howe', 'Sunday, July 6 at 4:30 am GMT+10:30'],
  ['2031-12-06T18:00:00Z', 'Australia/Lord_Howe', 'Lord Howe', 'Sunday, December 7 at 5:00 am GMT+11'],
  // Two places on either side of the date line, which have different days at one moment.
  ['2031-10-25T11:00:00Z', 'Pacific/Kiritimati', 'Kiritimati', 'Sunday, October 26 at 1:00 am GMT+14'],
  ['2031-10-25T10:30:00Z', 'Pacific/Pago_Pago', 'Pago Pago', 'Friday, October 24 at 11:30 pm GMT-11'],
  // An evening before and an evening after the change from summer time.
  ['2031-10-25T18:00:00Z', 'Europe/Vienna', 'Vienna', 'Saturday, October 25 at 8:00 pm GMT+2'],
  ['2031-10-26T18:00:00Z', 'Europe/Vienna', 'Vienna', 'Sunday, October 26 at 7:00 pm GMT+1'],
])('at %s the reading of the event’s own zone, %s, is the first', (at, zone, place, time) => {
  const [own, ...others] = read(at, zone);
  expect(own?.place).toMatch(new RegExp(`^${place}, the event’s own place`));
  expect(own?.lines.at(-1)).toBe(`That is ${time} for you.`);
  expect(others.map(({ place }) => place).filter((other) => other.startsWith(`${place},`))).toEqual([]);
});

test('the readings of five continents follow, each place once', () => {
  for (const zone of ['Europe/Vienna', 'Europe/Berlin', 'UTC', 'America/Sao_Paulo']) {
    const places = read('2031-10-25T18:00:00Z', zone).map(({ place }) => place);
    for (const continent of ['The Americas', 'Africa', 'Europe', 'Asia', 'Australia'])
      expect(places.some((place) => place.includes(continent))).toBe(true);
    expect(new Set(places).size).toBe(zone === 'Europe/Vienna' || zone === 'UTC' ? 8 : 7);
  }
});

test('the event’s own place has the language of its continent', () => {
  const [own] = read('2031-10-25T18:00:00Z', 'Europe/Berlin');
  expect(own).toMatchObject({ place: 'Berlin, the event’s own place in Europe · Deutsch', tag: 'de' });
});

test('a place whose zone is in the line for everybody has only that line', () => {
  for (const zone of ['UTC', 'America/Vancouver']) {
    const [own] = read('2031-10-25T18:00:00Z', zone);
    expect(own?.lines).toEqual(['Starts Saturday, October 25 at 11:00 am PDT / 6:00 pm GMT (Oct 25)']);
  }
});
