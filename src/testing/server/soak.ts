/** Returns `long` under `npm run soak`, `short` in the ordinary run. */
export function soak(long: number, short: number): number {
  return process.env.SOAK ? long : short;
}
