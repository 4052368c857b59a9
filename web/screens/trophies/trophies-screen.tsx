import { useCopy } from '#web/queries/copy.ts';

export function TrophiesScreen() {
  return (
    <div className="page">
      <h1>{useCopy('trophies_title')}</h1>
    </div>
  );
}
