import { useFaqDebug } from '#pages/web/faq-queries.ts';
import { formTexts } from '#platform/content/form-texts.ts';
import { fillTemplate } from '#platform/rules/fill-template.ts';
import { cutText } from '#platform/rules/text-length.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Loading } from '#platform/web/ui/loading.tsx';
import { limits } from '#subjects/rules/limits.ts';

/** The page for developers that shows the stored FAQ texts, each cut to 200 characters. */
export function FaqDebugScreen() {
  const { data: entries, error } = useFaqDebug();
  return (
    <div className="page stack">
      <h1 tabIndex={-1}>FAQ debug</h1>
      {error && (
        <p role="alert">{fillTemplate(formTexts['toast.faqDebugFailed'], { message: error.message })}</p>
      )}
      {!entries && !error && <Loading />}
      {entries && (
        <>
          <p>{`${entries.length} entries`}</p>
          <dl className="stack tight">
            {entries.map(({ key, text }) => (
              <Card key={key} as="div" className="as-typed">
                <dt>
                  <code>{key}</code>
                </dt>
                <dd>{cutText(text, limits.faqDebugMax)}</dd>
              </Card>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}
