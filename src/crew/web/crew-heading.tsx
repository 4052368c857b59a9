import { usePageTitle } from '#subjects/web/shell/page-title.ts';

/** The heading of a crew page. It is the tab's title too, because a leader often has several of these pages open. */
export function CrewHeading({ title }: { title: string }) {
  usePageTitle(title);
  return <h1 tabIndex={-1}>{title}</h1>;
}
