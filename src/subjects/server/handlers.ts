// The handler of each operation of the contract, subject by subject.

import { serveClass } from '#class/server/serve.ts';
import { serveCourse } from '#course/server/serve.ts';
import { serveCrew } from '#crew/server/serve.ts';
import { serveLanguages } from '#languages/server/serve.ts';
import { serveMovingIn } from '#moving-in/server/serve.ts';
import { servePages } from '#pages/server/serve.ts';
import type { Handlers } from '#platform/server/http/mount.ts';
import { serveStudio } from '#studio/server/serve.ts';
import type { Host } from './host.ts';

/** Makes the handlers; the compiler names an operation that has none. */
export function makeHandlers(host: Host): Handlers {
  return {
    ...host.accounts.handlers,
    ...serveCourse(host),
    ...servePages(host),
    ...serveCrew(host),
    ...serveClass(host),
    ...serveStudio(host),
    ...serveMovingIn(host),
    ...serveLanguages(host),
  };
}
