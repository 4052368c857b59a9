import { Plus, Trash2 } from 'lucide-react';
import { LinkedText } from '#pages/web/linked-text.tsx';
import { mergeRows } from '#platform/web/forms/merge.ts';
import { newKey } from '#platform/web/queries/new-key.ts';
import { returnFocus } from '#platform/web/ui/arrive-at.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Field, TextField } from '#platform/web/ui/field.tsx';
import { useStudio } from '#studio/web/studio.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { faqProblem } from './faq-problem.ts';
import { Loaded } from './loaded.tsx';
import { PageHead } from './page-head.tsx';
import { SaveBar } from './save-bar.tsx';
import { SortableList } from './sortable-list.tsx';
import { useDraft } from './use-draft.ts';
import { useSave } from './use-save.ts';

/** Questions and answers, in the order of the page. */
export function FaqPage() {
  const query = useStudio('readStudioFaq');
  return (
    <>
      <PageHead title="FAQ">
        Questions and answers, in the order in which the FAQ shows them. Web addresses become links by
        themselves.
      </PageHead>
      <Loaded query={query}>{(faq) => <FaqForm faq={faq} />}</Loaded>
    </>
  );
}

const mergePairs = mergeRows<Pair>(({ title }) => `“${title}”`);

type Pair = { id: string; topic: string | null; title: string; answer: string };

function FaqForm({ faq }: { faq: OutputOf<'readStudioFaq'> }) {
  const stored = faq.pairs.map((pair): Pair => ({ ...pair, id: pair.topic }));
  const draft = useDraft('faq', stored, faq.version, mergePairs);
  const save = useSave('saveStudioFaq', draft);
  const pairs = draft.value;
  const change = (id: string, changes: Partial<Pair>) =>
    draft.edit(pairs.map((pair) => (pair.id === id ? { ...pair, ...changes } : pair)));
  const sent = pairs.map(({ id: _, ...pair }) => pair);
  const problem = faqProblem(sent);

  return (
    <>
      <SortableList
        rows={pairs}
        idOf={(pair) => pair.id}
        nameOf={(pair) => pair.title || 'the new question'}
        onOrder={draft.edit}
      >
        {(pair) => (
          <details className="studio-faq" open={pair.topic === null || undefined}>
            <summary>{pair.title || 'New question'}</summary>
            <Field
              label="Question"
              value={pair.title}
              onChange={(event) => change(pair.id, { title: event.target.value })}
            />
            <TextField
              label="Answer"
              value={pair.answer}
              onChange={(event) => change(pair.id, { answer: event.target.value })}
            />
            <Card look="line" size="small" aria-label={`Preview of ${pair.title}`}>
              <p className="card-eyebrow">Preview</p>
              <LinkedText text={pair.answer} />
            </Card>
            <Button
              look="quiet"
              size="small"
              onClick={({ currentTarget }) => {
                returnFocus(currentTarget);
                draft.edit(pairs.filter(({ id }) => id !== pair.id));
              }}
            >
              <Trash2 aria-hidden="true" size={18} /> <span>Take this question off the page</span>
            </Button>
          </details>
        )}
      </SortableList>
      <Button
        look="bone"
        onClick={() => draft.edit([...pairs, { id: newKey(), topic: null, title: '', answer: '' }])}
      >
        <Plus aria-hidden="true" size={20} /> <span>Add a question</span>
      </Button>
      <SaveBar
        draft={draft}
        save={save}
        problem={draft.dirty ? problem : null}
        onSave={() => {
          if (problem === null) void save.send({ pairs: sent });
        }}
      />
    </>
  );
}
