import { useCopy } from '#web/queries/copy.ts';

export function ProfileScreen() {
  return (
    <div className="page">
      <h1>{useCopy('profile_title')}</h1>
    </div>
  );
}
