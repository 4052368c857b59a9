// What other subjects take back with a change that an operator undoes.

import { broughtBy, takePeopleBack } from '#moving-in/server/undo-import.ts';

export const alsoUndone = { broughtBy, takePeopleBack };
