// The tables with data about people: why each column is stored, and for how long. This is the privacy register
// (docs/privacy.md). A column without an entry is a compile error; an entry without a column fails schema.test.ts.

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
