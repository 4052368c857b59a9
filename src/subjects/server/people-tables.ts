// The tables that say something about people: every column has the reason why it is stored, and how long. This is the
// privacy register (docs/privacy.md): a column without an entry does not compile, and one without a column fails
// schema.test.ts.

import { coursePeopleTables } from '#course/server/tables.ts';
import { crewPeopleTables } from '#crew/server/tables.ts';
import { pagesPeopleTables } from '#pages/server/tables.ts';
import { peoplePeopleTables } from '#people/server/tables.ts';
import { platformPeopleTables } from '#platform/server/tables.ts';
import { studioPeopleTables } from '#studio/server/tables.ts';

export const peopleTables = {
  ...platformPeopleTables,
  ...peoplePeopleTables,
  ...coursePeopleTables,
  ...pagesPeopleTables,
  ...crewPeopleTables,
  ...studioPeopleTables,
};
