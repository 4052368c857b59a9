// Bars that many sections share.

export const silent = '................';
export const four = 'x...x...x...x...';
export const backbeat = '....x.......x...';
export const offbeat = '..x...x...x...x.';
export const eighths = 'x.x.x.x.x.x.x.x.';
