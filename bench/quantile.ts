/** The value that a share (0 to 1) of the values do not pass. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? Number.NaN;
}

/** The middle value; the lower one of two. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
