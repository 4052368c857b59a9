// A column with its entry in the privacy register (src/subjects/server/people-tables.ts).

import type { Column } from './columns.ts';

/** A column that may be secret: nobody gets the values of a secret column, not even the person whom they are about. */
export type PersonalColumn = Column & {
  readonly until: string;
  readonly why: string;
  readonly isSecret: boolean;
};

/** Tables of which every column has its entry in the register. */
export type PersonalTables = Readonly<Record<string, Readonly<Record<string, PersonalColumn>>>>;

/** Returns a column with its entry: the time until which its values are kept, and the reason why they are stored. */
export function kept<Held extends Column>(held: Held, until: string, why: string) {
  return { ...held, until, why, isSecret: false };
}

export function secret<Held extends Column>(held: Held, until: string, why: string) {
  return { ...held, until, why, isSecret: true };
}
