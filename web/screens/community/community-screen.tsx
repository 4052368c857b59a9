import { useCopy } from '#web/queries/copy.ts';

export function CommunityScreen() {
  return (
    <div className="page">
      <h1>{useCopy('community_title')}</h1>
    </div>
  );
}
