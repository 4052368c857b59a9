// Written by scripts/class-names.ts.
declare const classes: {
  readonly field: string;
  readonly label: string;
  readonly input: string;
  readonly error: string;
  readonly password: string;
  readonly check: string;
  readonly choice: string;
  readonly choices: string;
};
export default classes;
