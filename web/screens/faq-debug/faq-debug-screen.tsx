import { formToastTexts } from '#content/form-texts.ts';
import { fillTemplate } from '#rules/copy/fill-template.ts';
import { limits } from '#rules/limits.ts';
import { cutText } from '#rules/text-length.ts';
import { useFaqDebug } from '#web/queries/faq.ts';
import { Loading } from '#web/ui/loading.tsx';

/** A developer's look at the stored FAQ texts, each cut to 200 characters. */
export function FaqDebugScreen() {
  const { data: entries, error } = useFaqDebug();
  return (
    <div className="page stack">
      <h1 tabIndex={-1}>FAQ debug</h1>
      {error && <p role="alert">{fillTemplate(formToastTexts.faqDebugFailed, { message: error.message })}</p>}
      {!entries && !error && <Loading />}
      {entries && (
        <>
          <p>{`${entries.length} entries`}</p>
          <dl className="stack tight">
            {entries.map(({ key, text }) => (
              <div key={key} className="card as-typed">
                <dt>
                  <code>{key}</code>
                </dt>
                <dd>{cutText(text, limits.faqDebugMax)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  );
}
