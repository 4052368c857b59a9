import { useCopy } from '#web/queries/copy.ts';

export function NotFoundScreen() {
  return (
    <div className="page">
      <h1>{useCopy('not_found_title')}</h1>
    </div>
  );
}
