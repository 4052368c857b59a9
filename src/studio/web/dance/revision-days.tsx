import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { daysText } from '#studio/rules/days-text.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import { useStudio } from '#studio/web/studio.ts';
import { useLetGo } from '../built-in/use-let-go.tsx';
import { revisionId } from './place-ids.ts';

/**
 * The days on which the dance teaches nothing new, and a button that turns them into days of revision; shows nothing if
 * there are no such days.
 */
export function RevisionDays() {
  const { data, refetch } = useStudio('readStudioBuiltIn');
  const [title, setTitle] = useState('Revision');
  const { isPending, letGo, view } = useLetGo('saveStudioRevision');
  const { days = [], open = [] } = data?.revision ?? {};
  if (days.length === 0) return null;
  const word = title.trim();
  return (
    <Card id={revisionId} aria-label="Days without a new part">
      <h2 className="studio-name">Days without a new part</h2>
      <p>
        {`The course has twelve days, and on ${daysText(days)} your dance teaches nothing new. Such a day revises: the parts of a day before it, and then everything so far in one go.`}
      </p>
      {open.length === 0 ? (
        <p role="status">{`${sentence(daysText(days))} ${days.length === 1 ? 'revises' : 'revise'} your dance, and nothing built in is left there.`}</p>
      ) : (
        <Form className="stack">
          <p>
            {`On ${daysText(open)} something is still of the built-in course. It goes; words, lists and videos of yours stay. Where no video is shown, one that shows your dance is.`}
          </p>
          <Field
            label="Their titles begin with"
            hint="The names of what is revised follow."
            maxLength={studioLimits.titleMax / 2}
            value={title}
            error={word === '' ? 'Such a day needs a title.' : undefined}
            onChange={({ target }) => setTitle(target.value)}
          />
          <Button
            className="own-width"
            look="bone"
            busy={isPending}
            busyLabel="Saving…"
            aria-disabled={word === ''}
            onClick={() => {
              // The version is read again, because it includes mappings that were saved a moment ago.
              if (word !== '')
                void refetch().then(({ data }) => data && letGo({ title: word, version: data.version }));
            }}
          >
            {`Let ${daysText(open)} revise`}
          </Button>
        </Form>
      )}
      <div>{view}</div>
    </Card>
  );
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
