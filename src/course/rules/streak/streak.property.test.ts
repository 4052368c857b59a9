import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDay } from '#platform/rules/local-day.ts';
import { type Practice, practise, shownStreak } from './streak.ts';

const none: Practice = { current_streak: 0, last_day: null, time_zone: null };

function previousDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

/** The streak computed in a slow, simple way: count back from today over the set of practised days. */
function slowStreak(instants: number[], zone: string, now: number): number {
  const days = new Set(instants.map((instant) => localDay(instant, zone)));
  const today = localDay(now, zone);
  let day = days.has(today) ? today : previousDay(today);
  let streak = 0;
  for (; days.has(day); day = previousDay(day)) streak += 1;
  return streak;
}

const hour = 3_600_000;
const start = Date.parse('2027-03-20T00:00:00Z');
const zones = fc.constantFrom(
  'UTC',
  'Europe/Berlin',
  'Pacific/Honolulu',
  'Pacific/Tongatapu',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
);

test('in one zone the streak equals counting back over the practised days', () => {
  fc.assert(
    fc.property(
      zones,
      fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 30 }),
      fc.integer({ min: 0, max: 80 }),
      (zone, gaps, wait) => {
        let now = start;
        const instants: number[] = [];
        let practice = none;
        for (const gap of gaps) {
          now += gap * hour;
          instants.push(now);
          practice = practise(practice, now, zone).practice;
          expect(practice.current_streak).toBe(slowStreak(instants, zone, now));
        }
        now += wait * hour;
        expect(shownStreak(practice, now, zone)).toBe(slowStreak(instants, zone, now));
      },
    ),
  );
});

// §4.practice-day-learners-zone-no
test('changing zones never makes a streak longer than the days that have passed', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(zones, fc.integer({ min: 0, max: 20 })), { minLength: 1, maxLength: 40 }),
      (hops) => {
        let now = start;
        let practice = none;
        for (const [index, [zone, gap]] of hops.entries()) {
          if (index > 0) now += gap * hour;
          practice = practise(practice, now, zone).practice;
        }
        // The streak may be two days longer: the first day may be almost over, and the last have just begun.
        // A clock change may add an hour.
        expect(practice.current_streak).toBeLessThanOrEqual(
          Math.floor((now + hour - start) / (24 * hour)) + 2,
        );
      },
    ),
  );
});

// §4.practice-day-learners-zone-no
test('a learner who moves once and practises on every date never loses the streak', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(zones, fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 23 })), {
        minLength: 2,
        maxLength: 2,
      }),
      (stays) => {
        let now = start;
        let practice = none;
        for (const [zone, length, hourOfDay] of stays)
          for (let day = 0; day < length; day += 1) {
            // The test goes on to the preferred hour (UTC), but at most to the next date, so that no date is left out.
            const last = localDay(now, zone);
            do now += hour;
            while (localDay(now, zone) === last && new Date(now).getUTCHours() !== hourOfDay);
            const before = practice.current_streak;
            practice = practise(practice, now, zone).practice;
            expect(practice.current_streak).toBeGreaterThanOrEqual(before);
          }
      },
    ),
  );
});
