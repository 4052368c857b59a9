// Where the product was started before its folders were named after their subjects: service files of older installations
// still name this place.

import '#platform/server/main.ts';
