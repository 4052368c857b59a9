import { crewCopy } from '#crew/content/crew-copy.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { usePlaces } from '#subjects/web/switched-on.ts';

/** Links for people who only teach and need no crew, shown beside the form that opens one. */
export function NoCrewNeeded() {
  const text = useText(crewCopy);
  return usePlaces('day of the event').map(({ to, label }) => (
    <p key={to}>
      <span>{text('crew_open_unneeded')}</span> <Link to={to}>{text(label)}</Link>
    </p>
  ));
}
