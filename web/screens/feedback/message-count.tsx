import { useEffect, useState } from 'react';
import { feedbackCount } from '#rules/feedback/feedback.ts';
import { limits } from '#rules/limits.ts';
import { useReadCopy } from '#web/queries/copy.ts';

/** Milliseconds of quiet before the count is read aloud: during typing it would only interrupt. */
const quietMs = 1200;

/** The live counter under the message: what the rule counts. */
export function MessageCount({ message }: { message: string }) {
  const copy = useReadCopy();
  const count = feedbackCount(message);
  const text = copy('feedback_counter', { count });
  const spoken = useSettled(text);
  return (
    <p className="quiet feedback-count" data-enough={count >= limits.feedbackMessageMin}>
      <span aria-hidden="true">{text}</span>
      <span className="only-read-aloud" role="status">
        {spoken}
      </span>
    </p>
  );
}

/** The value once it has not changed for a while. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
