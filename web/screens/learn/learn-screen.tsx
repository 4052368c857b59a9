import { useCopy } from '#web/queries/copy.ts';

export function LearnScreen() {
  return (
    <div className="page">
      <h1>{useCopy('learn_title')}</h1>
    </div>
  );
}
