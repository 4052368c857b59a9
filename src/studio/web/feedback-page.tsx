import { useDeferredValue, useState } from 'react';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Field, SelectField } from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { studioRoutes } from '#studio/api/studio-routes.ts';
import { useStudio } from '#studio/web/studio.ts';
import type { InputOf } from '#subjects/api/contract.ts';
import { FeedbackList } from './feedback-list.tsx';
import { Loaded } from './loaded.tsx';
import { feedbackTypes, type Message } from './message-card.tsx';
import { PageHead } from './page-head.tsx';
import { Pager, usePages } from './pager.tsx';

type Query = InputOf<'listStudioFeedback'>['query'];

/** The page with the messages from the feedback form. */
export function FeedbackPage() {
  const [filter, setFilter] = useState<Query>({ state: 'open' });
  const pages = usePages();
  const wanted = useDeferredValue(filter);
  const { after } = pages;
  const query = useStudio('listStudioFeedback', { query: after ? { ...wanted, after } : wanted });
  const choose = (changes: Query) => {
    pages.reset();
    setFilter(Object.fromEntries(Object.entries({ ...filter, ...changes }).filter(([, value]) => value)));
  };
  const file = `${studioRoutes.exportStudioFeedback[1]}?${new URLSearchParams(wanted as Record<string, string>)}`;

  return (
    <>
      <PageHead title="Feedback">What people wrote to you, newest first.</PageHead>
      <Form className="columns form-row">
        <Field
          label="Search"
          type="search"
          maxLength={200}
          onChange={(change) => choose({ search: change.target.value })}
        />
        <SelectField
          label="Kind"
          onChange={(change) =>
            choose({ feedback_type: (change.target.value || undefined) as Message['feedback_type'] })
          }
          options={[['', 'All kinds'], ...Object.entries(feedbackTypes)]}
        />
        <SelectField
          label="Show"
          defaultValue="open"
          onChange={(change) => choose({ state: (change.target.value || undefined) as Query['state'] })}
          options={[
            ['open', 'Open'],
            ['done', 'Done'],
            ['', 'Both'],
          ]}
        />
      </Form>
      <Loaded query={query}>
        {({ feedback, open_count, next }) => (
          <>
            <p className="cluster">
              <span role="status">{`${open_count} open`}</span>
              <a href={file} download="feedback.csv">
                Download as CSV
              </a>
            </p>
            {feedback.length === 0 && <EmptyState>Nothing here.</EmptyState>}
            <FeedbackList key={JSON.stringify({ ...wanted, after })} feedback={feedback} />
            <Pager pages={pages} next={next} />
          </>
        )}
      </Loaded>
    </>
  );
}
