import { useCopy } from '#web/queries/copy.ts';

export function RehearseScreen() {
  return (
    <div className="page">
      <h1>{useCopy('rehearse_title')}</h1>
    </div>
  );
}
