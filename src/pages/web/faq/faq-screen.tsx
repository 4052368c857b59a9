import { Card } from '#platform/web/ui/card.tsx';
import './faq.css';
import { useQuery } from '@tanstack/react-query';
import { faqPairs } from '#pages/rules/faq-pairs.ts';
import { LinkedText } from '#pages/web/linked-text.tsx';
import { copyQuery, useText } from '#platform/web/queries/copy.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { paths } from '#subjects/rules/paths.ts';

/** Questions that open one at a time and can be closed again, both by the browser's own <details name>. */
export function FaqScreen() {
  const text = useText();
  // Operators may add questions, so the ids come from the data.
  const { data } = useQuery(copyQuery);
  const pairs = faqPairs(data?.copy ?? {});
  return (
    <div className="page-narrow stack loose">
      <h1 tabIndex={-1}>{text('faq_title')}</h1>
      <div className="stack tight">
        {pairs.map(({ topic, title: question, answer }) => (
          <Card key={topic} name="faq" as="details" size="flush" className="faq-item" id={`faq-${topic}`}>
            <summary className="faq-question">
              <h2>{question}</h2>
              <span aria-hidden="true" />
            </summary>
            <LinkedText text={answer} className="faq-answer" />
          </Card>
        ))}
      </div>
      <p className="centered">
        <Link to={paths.feedback}>{text('footer_feedback')}</Link>
      </p>
    </div>
  );
}
