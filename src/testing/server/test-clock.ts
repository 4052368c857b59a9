// The clock of a run of vitest. TEST_CLOCK=23:30 starts it at the next half past eleven (UTC),
// TEST_CLOCK=2028-02-29T23:30Z at that moment. JavaScript's `Date` is then ahead of the machine in every Node process
// of the run, servers too, and in the page of component tests. Timers, files and PostgreSQL keep the machine's time:
// the server's tests need a moment within a day from now, other tests take any moment. The variable TZ sets the zone of
// a run.

/**
 * The environment variable with the milliseconds that the run's clock is ahead of the machine's. All processes of a run
 * share its value, although they start one after the other.
 */
const variable = 'TEST_CLOCK_SHIFT';

const DAY = 86_400_000;

/**
 * Passes the clock that TEST_CLOCK names to all processes that the run starts. A test runner's configuration calls it.
 */
export function startTestClock(): void {
  const { TEST_CLOCK: moment, [variable]: known, NODE_OPTIONS = '' } = process.env;
  if (!moment || known) return;
  const shift = shiftTo(moment, Date.now());
  if (Number.isNaN(shift)) throw new Error(`TEST_CLOCK is neither 23:30 nor 2028-02-29T23:30Z: ${moment}`);
  const loaded = `--import ${new URL('./move-clock.ts', import.meta.url)}`;
  Object.assign(process.env, { [variable]: String(shift), NODE_OPTIONS: `${NODE_OPTIONS} ${loaded}`.trim() });
}

/** Returns the milliseconds from `now` to a moment, or to the next time of day (UTC); NaN when the text is neither. */
export function shiftTo(moment: string, now: number): number {
  if (!/^\d\d:\d\d$/.test(moment)) return Date.parse(moment) - now;
  const today = new Date(now).toISOString().slice(0, 10);
  const shift = Date.parse(`${today}T${moment}Z`) - now;
  return shift < 0 ? shift + DAY : shift;
}

/** Returns the variables of the run's clock, for a process that a test starts with its own environment. */
export function clockVariables(): Record<string, string> {
  const { [variable]: shift, NODE_OPTIONS = '' } = process.env;
  return shift ? { [variable]: shift, NODE_OPTIONS } : {};
}

/** Returns the milliseconds by which this process is ahead of the machine's clock. */
export const clockShift = () => Number(process.env.TEST_CLOCK_SHIFT ?? 0);

/** Moves `Date` ahead by the milliseconds that `ahead` returns. */
export function moveDate(ahead: () => number): void {
  const Before = Date;
  const now = () => Before.now() + ahead();
  // The proxy keeps the prototype, so that dates made by Node's own modules (of files, say) are still instances of
  // Date.
  globalThis.Date = new Proxy(Before, {
    apply: () => new Before(now()).toString(),
    construct: (of, given, as) => Reflect.construct(of, given.length > 0 ? given : [now()], as),
    get: (of, name) => (name === 'now' ? now : Reflect.get(of, name)),
  });
}
