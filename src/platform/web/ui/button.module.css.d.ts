// Written by scripts/class-names.ts.
declare const classes: {
  readonly button: string;
  readonly large: string;
  readonly small: string;
  readonly compact: string;
  readonly cell: string;
  readonly round: string;
  readonly gold: string;
  readonly bone: string;
  readonly quiet: string;
  readonly blood: string;
  readonly night: string;
  readonly plain: string;
  readonly row: string;
  readonly tab: string;
  readonly tile: string;
  readonly labels: string;
};
export default classes;
