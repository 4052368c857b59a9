// The clock of a run of vitest: with TEST_CLOCK=23:30, the next half past eleven (UTC), or TEST_CLOCK=2028-02-29T23:30Z it
// begins at that moment and goes on from there. In every Node process of the run, servers too, and in the page of component
// tests JavaScript's `Date` is ahead of the machine. Timers, files and PostgreSQL keep the machine's time, so only moments
// of the next day suit the server's tests; the others take any. The zone of a run is the variable TZ.

/**
 * Variable with the milliseconds from the machine's clock: one value for all processes of a run, which start
 * one after the other.
 */
const variable = 'TEST_CLOCK_SHIFT';

const DAY = 86_400_000;

/**
 * Hands the clock that TEST_CLOCK names on to all processes that the run starts; a runner's configuration
 * calls it.
 */
export function startTestClock(): void {
  const { TEST_CLOCK: moment, [variable]: known, NODE_OPTIONS = '' } = process.env;
  if (!moment || known) return;
  const shift = shiftTo(moment, Date.now());
  if (Number.isNaN(shift)) throw new Error(`TEST_CLOCK is neither 23:30 nor 2028-02-29T23:30Z: ${moment}`);
  const loaded = `--import ${new URL('./move-clock.ts', import.meta.url)}`;
  Object.assign(process.env, { [variable]: String(shift), NODE_OPTIONS: `${NODE_OPTIONS} ${loaded}`.trim() });
}

/** Milliseconds from `now` to a moment, or to the next time of day (UTC); NaN when the text is neither. */
export function shiftTo(moment: string, now: number): number {
  if (!/^\d\d:\d\d$/.test(moment)) return Date.parse(moment) - now;
  const today = new Date(now).toISOString().slice(0, 10);
  const shift = Date.parse(`${today}T${moment}Z`) - now;
  return shift < 0 ? shift + DAY : shift;
}

/** The run's clock, for a process that a test starts with an environment of its own. */
export function clockVariables(): Record<string, string> {
  const { [variable]: shift, NODE_OPTIONS = '' } = process.env;
  return shift ? { [variable]: shift, NODE_OPTIONS } : {};
}

/** Milliseconds that this process is ahead of the machine's clock. */
export const clockShift = () => Number(process.env.TEST_CLOCK_SHIFT ?? 0);

/** Moves `Date` ahead by as many milliseconds as `ahead` answers. */
export function moveDate(ahead: () => number): void {
  const Before = Date;
  const now = () => Before.now() + ahead();
  // The proxy keeps the same prototype, so that dates that Node's own modules make (of files, say) stay
  // dates.
  globalThis.Date = new Proxy(Before, {
    apply: () => new Before(now()).toString(),
    construct: (of, given, as) => Reflect.construct(of, given.length > 0 ? given : [now()], as),
    get: (of, name) => (name === 'now' ? now : Reflect.get(of, name)),
  });
}
