// Renders a component as HTML for tests, with the default texts and without a browser.

import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { defaultSettings } from '#course/content/settings.ts';
import { copyQuery } from '#platform/web/queries/copy.ts';
import { makeQueryClient } from '#platform/web/queries/query-client.ts';
import { allCopy } from '#subjects/content/texts.ts';

type Surroundings = {
  path?: string;
  /** Texts that differ from the defaults. */
  copy?: Record<string, string>;
  /** The data that the queries find, as [key, data]. */
  data?: readonly (readonly [readonly unknown[], unknown])[];
};

export function renderToHtml(
  element: ReactNode,
  { path = '/', copy = {}, data = [] }: Surroundings = {},
): string {
  const client = makeQueryClient();
  client.setQueryData(copyQuery.queryKey, { copy: { ...allCopy, ...copy }, settings: defaultSettings });
  for (const [key, value] of data) client.setQueryData(key, value);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <StaticRouter location={path}>{element}</StaticRouter>
    </QueryClientProvider>,
  );
}
