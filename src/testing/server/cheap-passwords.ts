// Every test with accounts loads this file first: hashing passwords at full cost would be most of the work in many
// tests.

import { hashCheaply } from '#people/server/password-hash.ts';

hashCheaply(true);
