// The handlers of all operations of the contract, and of the calls that are answered before them, subject by subject.

import { classChannel, serveClass } from '#class/server/class-screens.ts';
import { serveCourse } from '#course/server/handlers.ts';
import { serveCrew } from '#crew/server/handlers.ts';
import { answerNow } from '#event/server/answer-now.ts';
import { serveLanguages } from '#languages/server/translations.ts';
import { serveMovingIn } from '#moving-in/server/handlers.ts';
import { serveFaq } from '#pages/server/faq/handlers.ts';
import { serveFeedback } from '#pages/server/feedback/handlers.ts';
import type { EarlyCalls } from '#platform/server/http/listener.ts';
import type { Handlers } from '#platform/server/http/mount.ts';
import { serveStudio } from '#studio/server/handlers.ts';
import { answerRooms } from '#together/server/room-calls.ts';
import type { Host } from './host.ts';

/** Makes the handlers. An operation without a handler is a compile error. */
export function makeHandlers(host: Host): Handlers {
  return {
    ...host.accounts.handlers,
    ...serveCourse(host),
    ...serveFeedback(host),
    ...serveFaq(host),
    ...serveCrew(host),
    ...serveClass(host),
    ...serveStudio(host),
    ...serveMovingIn(host),
    ...serveLanguages(host),
  };
}

/** The channels on which the database sends announcements to every server process. */
export const channels: readonly string[] = [
  // The list has one line for each subject.
  'content',
  'people',
  classChannel,
];

/** The calls that are answered from memory, before sessions and limits. */
export function makeEarlyCalls(host: Host): EarlyCalls {
  const all: readonly EarlyCalls[] = [
    // The list has one line for each subject.
    answerNow(host),
    answerRooms(host),
  ];
  return (path) => {
    for (const each of all) {
      const answer = each(path);
      if (answer) return answer;
    }
    return null;
  };
}
