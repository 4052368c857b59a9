import { feedbackCount } from '#pages/rules/feedback.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { useSettled } from '#platform/web/ui/use-settled.ts';
import { limits } from '#subjects/rules/limits.ts';

/** Milliseconds of quiet before the count is read aloud: during typing it would only interrupt. */
const quietMs = 1200;

/** The live counter under the message counts as the rule does. */
export function MessageCount({ message }: { message: string }) {
  const copy = useText();
  const count = feedbackCount(message);
  const text = copy('feedback_counter', { count });
  const spoken = useSettled(text, quietMs);
  return (
    <p className="quiet feedback-count" data-enough={count >= limits.feedbackMessageMin}>
      <span aria-hidden="true">{text}</span>
      <span className="only-read-aloud" role="status">
        {spoken}
      </span>
    </p>
  );
}
