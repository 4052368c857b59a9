// Written by scripts/class-names.ts.
declare const classes: {
  readonly state: string;
  readonly error: string;
};
export default classes;
