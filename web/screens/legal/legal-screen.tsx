import { useCopy } from '#web/queries/copy.ts';

export function LegalScreen() {
  return (
    <div className="page">
      <h1>{useCopy('footer_legal')}</h1>
    </div>
  );
}
