import { useCopy } from '#web/queries/copy.ts';

export function FeedbackScreen() {
  return (
    <div className="page">
      <h1>{useCopy('feedback_title')}</h1>
    </div>
  );
}
