/**
 * Returns a size in words, such as '41 GB'; numbers below ten have one decimal. A GB has 1,000 MB, as on the labels of
 * disks.
 */
export function sizeText(bytes: number): string {
  const units = ['bytes', 'KB', 'MB', 'GB', 'TB', 'PB'];
  let power = 0;
  while (Math.round(bytes / 1_000 ** power) >= 1_000 && power < units.length - 1) power += 1;
  const value = bytes / 1_000 ** power;
  return `${power > 0 && value < 9.95 ? value.toFixed(1) : Math.round(value)} ${units[power]}`;
}
