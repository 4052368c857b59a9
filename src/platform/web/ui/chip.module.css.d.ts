// Written by scripts/class-names.ts.
declare const classes: {
  readonly chip: string;
  readonly night: string;
  readonly count: string;
  readonly done: string;
};
export default classes;
