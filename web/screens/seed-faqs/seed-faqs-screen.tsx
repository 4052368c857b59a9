import { useCopy } from '#web/queries/copy.ts';

export function SeedFaqsScreen() {
  return (
    <div className="page">
      <h1>{useCopy('footer_faq')}</h1>
    </div>
  );
}
