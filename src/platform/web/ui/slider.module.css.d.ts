// Written by scripts/class-names.ts.
declare const classes: {
  readonly slider: string;
};
export default classes;
