import { Plus, Trash2 } from 'lucide-react';
import { LinkedText } from '#pages/web/linked-text.tsx';
import { textLength } from '#platform/rules/text-length.ts';
import { mergeRows } from '#platform/web/forms/merge.ts';
import { newKey } from '#platform/web/queries/new-key.ts';
import { returnFocus } from '#platform/web/ui/arrive-at.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Field, TextField } from '#platform/web/ui/field.tsx';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import { useStudio } from '#studio/web/studio.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { Loaded } from './loaded.tsx';
import { PageHead } from './page-head.tsx';
import { SaveBar } from './save-bar.tsx';
import { SortableList } from './sortable-list.tsx';
import { useDraft } from './use-draft.ts';
import { useSave } from './use-save.ts';

/** The page for the questions and answers of the FAQ, in their order. */
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

/** `id` is the topic without its number in the order, because a save may change all numbers. */
type Pair = { id: string; title: string; answer: string };

/**
 * Gives each pair its topic without the number as an id. If two topics differ only in their numbers, their ids keep the
 * numbers.
 */
function pairsOf(faq: OutputOf<'readStudioFaq'>): (Pair & { topic: string })[] {
  const plain = faq.pairs.map(({ topic }) => topic.replace(/^\d+_/, ''));
  return faq.pairs.map(({ topic, title, answer }, index) => {
    const own = plain[index] ?? topic;
    return { id: plain.filter((each) => each === own).length > 1 ? topic : own, topic, title, answer };
  });
}

function FaqForm({ faq }: { faq: OutputOf<'readStudioFaq'> }) {
  const known = pairsOf(faq);
  const stored = known.map(({ id, title, answer }): Pair => ({ id, title, answer }));
  const topics = new Map(known.map(({ id, topic }) => [id, topic]));
  const draft = useDraft('faq', stored, faq.version, mergePairs);
  const save = useSave('saveStudioFaq', draft);
  const pairs = draft.value;
  const change = (id: string, changes: Partial<Pair>) =>
    draft.edit(pairs.map((pair) => (pair.id === id ? { ...pair, ...changes } : pair)));
  const sent = pairs.map(({ id, title, answer }) => ({ topic: topics.get(id) ?? null, title, answer }));
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
          <details className="studio-faq" open={!topics.has(pair.id) || undefined}>
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
      <Button look="bone" onClick={() => draft.edit([...pairs, { id: newKey(), title: '', answer: '' }])}>
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

/** Returns the sentence about the first fault; null if the pairs can be saved. */
export function faqProblem(pairs: readonly Omit<Pair, 'id'>[]): string | null {
  const { questionMax, answerMax, faqPairs, faqBytes } = studioLimits;
  if (pairs.some(({ title, answer }) => title.trim() === '' || answer.trim() === ''))
    return 'Every question needs a text and an answer.';
  if (pairs.some(({ title, answer }) => textLength(title) > questionMax || textLength(answer) > answerMax))
    return `A question can have at most ${questionMax} characters, an answer ${answerMax}.`;
  if (pairs.length > faqPairs)
    return `The FAQ can have at most ${faqPairs} questions, and these are ${pairs.length}.`;
  const bytes = new TextEncoder().encode(JSON.stringify(pairs)).length;
  if (bytes > faqBytes)
    return `Together the questions and answers are too long to be saved: ${Math.ceil((1 - faqBytes / bytes) * 100)} percent of their text has to go.`;
  return null;
}
