// The rules of the feedback form (specification, section 5). The check names only the first rule that fails.

import type { formTexts } from '#platform/content/form-texts.ts';
import { hasEmailForm } from '#platform/rules/email.ts';
import { limits } from '#subjects/rules/limits.ts';

export const feedbackTypes = ['bug', 'feature', 'general', 'suggestion'] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

export type FeedbackField = 'name' | 'email' | 'feedback_type' | 'message';

type Input = { name: string | null; email: string | null; feedback_type: string | null; message: string };

export type Feedback = {
  name: string | null;
  email: string | null;
  feedback_type: FeedbackType;
  message: string;
};

export type FeedbackCheck =
  | { ok: true; value: Feedback }
  | { ok: false; field: FeedbackField; text: keyof typeof formTexts };

/**
 * Checks name, email, feedback_type and message in this order. Texts are trimmed, lengths are in code points, and an
 * empty name or email becomes null.
 */
export function checkFeedback(input: Input): FeedbackCheck {
  const name = (input.name ?? '').trim();
  const email = (input.email ?? '').trim();
  const message = input.message.trim();
  const feedback_type = feedbackTypes.find((type) => type === input.feedback_type);

  if (length(name) > limits.feedbackNameMax) return refuse('name', 'feedback.nameTooLong');
  if (email !== '' && !hasEmailForm(email)) return refuse('email', 'feedback.emailInvalid');
  if (length(email) > limits.feedbackEmailMax) return refuse('email', 'feedback.emailTooLong');
  if (!feedback_type) return refuse('feedback_type', 'feedback.typeInvalid');
  if (length(message) < limits.feedbackMessageMin) return refuse('message', 'feedback.messageTooShort');
  if (length(message) > limits.feedbackMessageMax) return refuse('message', 'feedback.messageTooLong');
  return { ok: true, value: { name: name || null, email: email || null, feedback_type, message } };
}

/** Returns the number for 'n / 200 characters', counted as the rule counts: code points of the trimmed message. */
export function feedbackCount(message: string): number {
  return length(message.trim());
}

function length(text: string): number {
  return [...text].length;
}

function refuse(field: FeedbackField, text: keyof typeof formTexts): FeedbackCheck {
  return { ok: false, field, text };
}
