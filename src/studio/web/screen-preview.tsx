// Shows a screen of the product within the studio, as a learner would see it with an unsaved edit. The screen is a
// React root with its own router and cache, so that nothing in it can change the real page; and it accepts neither
// clicks nor the focus.

import { type QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { type CSSProperties, type RefObject, Suspense, use, useEffect, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router';
import type { CourseLesson } from '#course/content/course.ts';
import { lessonQuery } from '#course/web/queries/course.ts';
import { copyQuery } from '#platform/web/queries/copy.ts';
import { makeQueryClient } from '#platform/web/queries/query-client.ts';
import type { Route as RouteLine } from '#platform/web/route.ts';
import { RouteContext } from '#platform/web/route-context.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Loading } from '#platform/web/ui/loading.tsx';
import { ErrorBoundary } from '#subjects/web/shell/error-boundary.tsx';

export type Edited = {
  /** Texts in place of the stored texts, by key. */
  copy?: Readonly<Record<string, string>>;
  lesson?: CourseLesson;
};

type ScreenPreviewProps = {
  title?: string;
  path: string;
  edited: Edited;
  /** The element in which the screen is drawn, for callers that search this element. */
  screen?: RefObject<HTMLDivElement | null>;
  /** Colours in place of the site's colours. */
  style?: CSSProperties;
};

export function ScreenPreview({ title = 'Preview', path, edited, screen, style }: ScreenPreviewProps) {
  const own = useRef<HTMLDivElement>(null);
  const host = screen ?? own;
  const root = useRef<Root>(null);
  const client = useQueryClient();
  const [preview] = useState(makeQueryClient);
  const route = use(RouteContext)?.(path.split('?')[0] ?? path);

  useEffect(() => {
    if (host.current === null) return;
    const made = createRoot(host.current);
    root.current = made;
    // React may be rendering the studio itself when this page is removed, so unmounting waits.
    return () => void setTimeout(() => made.unmount());
  }, [host]);

  useEffect(() => {
    fill(preview, client, edited);
    if (route) root.current?.render(<PreviewPage client={preview} path={path} route={route} />);
  }, [preview, client, path, route, edited]);

  return (
    <section className="stack tight" aria-label={title}>
      <p className="card-eyebrow">{title}</p>
      <Card
        ref={host}
        as="div"
        look="line"
        size="flush"
        className="studio-preview-page"
        style={style}
        inert
      />
    </section>
  );
}

type PreviewPageProps = { client: QueryClient; path: string; route: RouteLine };

function PreviewPage({ client, path, route }: PreviewPageProps) {
  return (
    <QueryClientProvider client={client}>
      <MemoryRouter key={path} initialEntries={[path]}>
        <ErrorBoundary key={path}>
          <Suspense fallback={<Loading />}>
            <Routes>
              <Route path={route.path} element={<route.screen />} />
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </MemoryRouter>
    </QueryClientProvider>
  );
}

/** Copies into the preview's cache the data that the page has already read, and replaces edited data. */
function fill(preview: QueryClient, client: QueryClient, { copy, lesson }: Edited): void {
  for (const query of client.getQueryCache().getAll())
    if (query.state.data !== undefined && query.queryKey[1] !== 'studio')
      preview.setQueryData(query.queryKey, query.state.data);
  if (copy)
    preview.setQueryData(copyQuery.queryKey, (stored) =>
      stored ? { ...stored, copy: { ...stored.copy, ...copy } } : undefined,
    );
  if (lesson) preview.setQueryData(lessonQuery(lesson.id).queryKey, lesson);
}
