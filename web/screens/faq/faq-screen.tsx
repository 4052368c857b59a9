import './faq.css';
import { Link } from 'react-router';
import { linkParts } from '#rules/faq/faq-links.ts';
import { faqPairs } from '#rules/faq/faq-pairs.ts';
import { paths } from '#rules/paths.ts';
import { useAllCopy, useCopy } from '#web/queries/copy.ts';

/** Questions that open one at a time and can be closed again; the browser's own <details name> sees to both. */
export function FaqScreen() {
  const title = useCopy('faq_title');
  const feedback = useCopy('footer_feedback');
  const pairs = faqPairs(useAllCopy());
  return (
    <div className="page-narrow stack loose">
      <h1 tabIndex={-1}>{title}</h1>
      <div className="stack tight">
        {pairs.map(({ topic, title: question, answer }) => (
          <details key={topic} name="faq" className="faq-item" id={`faq-${topic}`}>
            <summary className="faq-question">
              <h2>{question}</h2>
            </summary>
            <Answer text={answer} />
          </details>
        ))}
      </div>
      <p className="centered">
        <Link to={paths.feedback}>{feedback}</Link>
      </p>
    </div>
  );
}

/** Keeps the line breaks of the stored text and turns web addresses into links. */
function Answer({ text }: { text: string }) {
  return (
    <p className="as-typed faq-answer">
      {linkParts(text).map((part, index) =>
        'href' in part ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
          <a key={index} href={part.href} target="_blank" rel="noopener">
            {part.href}
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
