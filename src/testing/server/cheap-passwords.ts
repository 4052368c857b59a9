// Every test with accounts loads this file first: hashing passwords at full cost would take most of the time of many.

import { hashCheaply } from '#people/server/password-hash.ts';

hashCheaply(true);
