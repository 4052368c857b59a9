import { splitForm } from '#languages/rules/plural-forms.ts';
import { translationProblem } from '#languages/rules/translation-problem.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { textName } from '#studio/rules/text-name.ts';
import { SaveBar } from '#studio/web/save-bar.tsx';
import { useStudioWrite } from '#studio/web/studio.ts';
import { useDraft } from '#studio/web/use-draft.ts';
import { useSave } from '#studio/web/use-save.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { placeOfText } from '#subjects/rules/copy-families.ts';

export type TranslationEntry = OutputOf<'listStudioTranslations'>['entries'][number];

/** The editor of one text: the English above, and the translation. */
export function TranslationEditor({ language, entry }: { language: string; entry: TranslationEntry }) {
  const { key, english, own, state, version } = entry;
  const reset = useStudioWrite('resetStudioTranslation');
  const draft = useDraft(`translation ${language} ${key}`, entry.text ?? '', version);
  const params = { language, key };
  const save = useSave('saveStudioTranslation', draft, params);
  const problem = translationProblem({ key, text: english }, draft.value.trim(), splitForm(key).form);
  const saveIt = () => void save.send({ text: draft.value });

  return (
    <Card as={Form}>
      <p className="card-eyebrow">{placeOfText(key)}</p>
      <h2 className="studio-name">{textName(english)}</h2>
      <p className="quiet">In English:</p>
      <Card as="p" look="line" size="flush" className="studio-english">
        {english}
      </Card>
      {state === 'changed' && (
        <div className="stack tight apart">
          <p>
            <strong>The English text has changed since this was written.</strong>{' '}
            <span>{own ? 'It still shows.' : 'Until it is looked at, the English shows.'}</span>
          </p>
          {problem === null && !draft.dirty && (
            <Button look="quiet" size="small" busy={save.isPending} busyLabel="Saving…" onClick={saveIt}>
              It is still right
            </Button>
          )}
        </div>
      )}
      <TextField
        label="Translation"
        lang={language}
        dir="auto"
        value={draft.value}
        onChange={(change) => draft.edit(change.target.value)}
        error={draft.dirty && problem ? `The text ${problem}.` : undefined}
      />
      <SaveBar
        draft={draft}
        save={save}
        problem={reset.error?.message}
        onSave={() => {
          if (problem === null) saveIt();
        }}
      />
      {own && (
        <Button
          look="quiet"
          size="small"
          className="own-width"
          busy={reset.isPending}
          busyLabel="Resetting…"
          onClick={() => reset.mutate({ params, body: { version } }, { onSuccess: draft.discard })}
        >
          Reset to the built-in translation
        </Button>
      )}
    </Card>
  );
}
