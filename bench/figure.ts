// What a benchmark reports: one measured figure beside the limit it has to keep.

export type Figure = {
  name: string;
  value: number;
  unit: string;
  /** The bound the figure has to keep, in the same unit. */
  limit: number;
  better: 'lower' | 'higher';
  note?: string;
};

/** Whether a figure keeps its limit. */
export function keepsLimit({ value, limit, better }: Figure): boolean {
  return better === 'lower' ? value <= limit : value >= limit;
}
