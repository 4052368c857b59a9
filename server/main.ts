// Older installations start the product here, before its folders were named after subjects: their service files still
// name this path.

import '#platform/server/main.ts';
