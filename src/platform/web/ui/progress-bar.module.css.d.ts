// Written by scripts/class-names.ts.
declare const classes: {
  readonly bar: string;
  readonly fill: string;
};
export default classes;
