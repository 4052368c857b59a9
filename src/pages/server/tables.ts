// The table of people's messages to the operators.

import type { FeedbackType } from '#pages/rules/feedback.ts';
import { instant, nullable, text, textOf, uuid, withDefault } from '#platform/server/db/columns.ts';
import { kept, type PersonalTables } from '#platform/server/db/personal-column.ts';

const FEEDBACK = 'an operator deletes it';
const SENDER = "the sender's account is deleted";

/** Tables that say something about people. */
export const pagesPeopleTables = {
  feedback: {
    id: kept(withDefault(uuid), FEEDBACK, 'Names the record'),
    name: kept(nullable(text), SENDER, 'Optional, as typed'),
    email: kept(nullable(text), SENDER, 'Optional, to answer'),
    feedback_type: kept(textOf<FeedbackType>(), FEEDBACK, 'What it is about'),
    message: kept(text, FEEDBACK, 'What was said'),
    created_at: kept(withDefault(instant), FEEDBACK, 'When'),
    done_at: kept(nullable(instant), FEEDBACK, 'When an operator had dealt with it'),
    user_id: kept(
      nullable(text),
      SENDER,
      'Who sent it while signed in: their download and deletion find it by this',
    ),
  },
} as const satisfies PersonalTables;
