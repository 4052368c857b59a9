// Written by scripts/class-names.ts.
declare const classes: {
  readonly card: string;
  readonly small: string;
  readonly flush: string;
  readonly line: string;
  readonly large: string;
  readonly row: string;
  readonly gold: string;
  readonly lit: string;
  readonly locked: string;
  readonly notice: string;
  readonly ground: string;
};
export default classes;
