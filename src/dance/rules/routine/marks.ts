/**
 * Whether footprints and hands' trails are shown at a speed (1 is full): they help to learn slowly, and would
 * distract at speed.
 */
export function hasMarks(rate: number): boolean {
  return rate <= 0.5;
}
