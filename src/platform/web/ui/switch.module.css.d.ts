// Written by scripts/class-names.ts.
declare const classes: {
  readonly switch: string;
  readonly text: string;
  readonly track: string;
};
export default classes;
