// Written by scripts/class-names.ts.
declare const classes: {
  readonly skeleton: string;
};
export default classes;
