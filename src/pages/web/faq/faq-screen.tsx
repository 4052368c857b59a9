import './faq.css';
import { faqPairs } from '#pages/rules/faq-pairs.ts';
import { LinkedText } from '#pages/web/linked-text.tsx';
import { useAllCopy, useText } from '#platform/web/queries/copy.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { paths } from '#subjects/rules/paths.ts';

/** Questions that open one at a time and can be closed again; the browser's own <details name> sees to both. */
export function FaqScreen() {
  const title = useText()('faq_title');
  const feedback = useText()('footer_feedback');
  const pairs = faqPairs(useAllCopy());
  return (
    <div className="page-narrow stack loose">
      <h1 tabIndex={-1}>{title}</h1>
      <div className="stack tight">
        {pairs.map(({ topic, title: question, answer }) => (
          <details key={topic} name="faq" className="faq-item" id={`faq-${topic}`}>
            <summary className="faq-question">
              <h2>{question}</h2>
              <span aria-hidden="true" />
            </summary>
            <LinkedText text={answer} className="faq-answer" />
          </details>
        ))}
      </div>
      <p className="centered">
        <Link to={paths.feedback}>{feedback}</Link>
      </p>
    </div>
  );
}
