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

/** A figure that keeps its limit when it is no larger. */
export function atMost(name: string, value: number, limit: number, unit: string, note?: string): Figure {
  return { name, value, limit, unit, better: 'lower', ...(note ? { note } : {}) };
}

/** A figure that keeps its limit when it is no smaller. */
export function atLeast(name: string, value: number, limit: number, unit: string, note?: string): Figure {
  return { ...atMost(name, value, limit, unit, note), better: 'higher' };
}

/** Whether a figure keeps its limit. */
export function keepsLimit({ value, limit, better }: Figure): boolean {
  return better === 'lower' ? value <= limit : value >= limit;
}
