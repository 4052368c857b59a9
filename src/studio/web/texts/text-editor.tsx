import { Suspense, useDeferredValue, useMemo } from 'react';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { Loading } from '#platform/web/ui/loading.tsx';
import { copyProblem, placeholdersOf } from '#studio/rules/copy-problem.ts';
import { meantText } from '#studio/rules/name-texts.ts';
import { textName } from '#studio/rules/text-name.ts';
import { useStudioWrite } from '#studio/web/studio.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { familyOf } from '#subjects/rules/copy-families.ts';
import { SaveBar } from '../save-bar.tsx';
import { useDraft } from '../use-draft.ts';
import { useSave } from '../use-save.ts';
import { CueNote } from './cue-note.tsx';
import { TextInPlace } from './text-in-place.tsx';

const MailPreview = lazyComponent(async () => (await import('./mail-preview.tsx')).MailPreview);

export type CopyEntry = OutputOf<'listStudioCopy'>['entries'][number];

/** The editor of one text: its words, its faults, and a preview of it in its place. */
export function TextEditor({ entry }: { entry: CopyEntry }) {
  const { key, default_text } = entry;
  const reset = useStudioWrite('resetStudioCopy');
  const draft = useDraft(`text ${key}`, entry.text, entry.version);
  const save = useSave('saveStudioCopy', draft, { key });
  const meant = meantText(key, draft.value);
  const problem = copyProblem(key, meant, default_text);
  const placeholders = placeholdersOf(default_text ?? '');
  const { name, preview, title } = familyOf(key);
  const shown = useDeferredValue(draft.value);
  const edited = useMemo(() => ({ copy: { [key]: shown } }), [key, shown]);

  return (
    <>
      <Card as={Form}>
        <p className="card-eyebrow">{title}</p>
        <h2 className="studio-name">{textName(entry.text)}</h2>
        <TextField
          label="Text"
          value={draft.value}
          onChange={(change) => draft.edit(change.target.value)}
          error={draft.dirty ? (problem ?? undefined) : undefined}
          hint={placeholders.length > 0 && `Keep ${placeholders.join(', ')} where the value belongs.`}
        />
        <CueNote entry={{ key, text: shown }} />
        <SaveBar
          draft={draft}
          save={save}
          problem={reset.error?.message}
          onSave={() => {
            if (problem === null) void save.send({ text: meant });
          }}
        />
        {default_text !== null && default_text !== entry.text && (
          <div className="stack tight apart">
            <p className="quiet">{`The built-in text: ${default_text}`}</p>
            <Button
              look="quiet"
              size="small"
              className="own-width"
              busy={reset.isPending}
              busyLabel="Resetting…"
              onClick={() =>
                reset.mutate(
                  { params: { key }, body: { version: entry.version } },
                  { onSuccess: draft.discard },
                )
              }
            >
              Reset to the built-in text
            </Button>
          </div>
        )}
      </Card>
      {preview !== null && <TextInPlace path={preview} edited={edited} text={shown} saved={entry.text} />}
      {name === 'mail' && (
        <Suspense fallback={<Loading />}>
          <MailPreview textKey={key} text={draft.value} />
        </Suspense>
      )}
    </>
  );
}
