// Patterns of one bar that many sections use.

export const silent = '................';
export const four = 'x...x...x...x...';
export const backbeat = '....x.......x...';
export const offbeat = '..x...x...x...x.';
export const eighths = 'x.x.x.x.x.x.x.x.';

/** The same bar several times. */
export const times = (count: number, bar: string): string[] => Array<string>(count).fill(bar);
