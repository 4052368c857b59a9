import { usePageTitle } from '#subjects/web/shell/page-title.ts';

/**
 * The heading of a crew page. The tab's title says it too: a leader has several of them open, and one of them
 * counts.
 */
export function CrewHeading({ title }: { title: string }) {
  usePageTitle(title);
  return <h1 tabIndex={-1}>{title}</h1>;
}
