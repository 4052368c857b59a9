import { useCopy } from '#web/queries/copy.ts';

export function FaqScreen() {
  return (
    <div className="page">
      <h1>{useCopy('faq_title')}</h1>
    </div>
  );
}
