import { Card } from '#platform/web/ui/card.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { useStudio } from '#studio/web/studio.ts';
import { studioBuiltInPath } from '#subjects/rules/paths.ts';

/** The way to what is still built in, while anything is and anything is the operator's own. */
export function BuiltInNote() {
  const { data } = useStudio('readStudioBuiltIn');
  if (!data?.own || data.lines.length === 0) return null;
  const things = data.lines.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card as="p" look="line" size="small">
      <Link to={studioBuiltInPath}>What is still the built-in course</Link>{' '}
      <span className="quiet">{`${things} ${things === 1 ? 'thing is' : 'things are'} as Shamble ships ${things === 1 ? 'it' : 'them'}.`}</span>
    </Card>
  );
}
