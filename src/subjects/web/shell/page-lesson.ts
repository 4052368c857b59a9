// The lesson that the server names in the page, so that its title can be shown before anything else has
// arrived.

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { PageData } from '#subjects/api/page-data.ts';

type PageLesson = NonNullable<PageData['lesson']>;

const key = (pathname: string) => ['page-lesson', pathname];

/** Keeps the lesson that came with the page at `pathname`. */
export function keepPageLesson(client: QueryClient, pathname: string, lesson: PageData['lesson']): void {
  if (lesson) client.setQueryData(key(pathname), lesson);
}

/** The lesson of this page, if one came with it. */
export function usePageLesson(): PageLesson | null {
  const client = useQueryClient();
  const { pathname } = useLocation();
  return client.getQueryData<PageLesson>(key(pathname)) ?? null;
}
