/**
 * Whether footprints and hands' trails help to see the dance at a speed (1 is full): the marks are for
 * learning slowly, and gone when the dance is danced.
 */
export function hasMarks(rate: number): boolean {
  return rate <= 0.5;
}
