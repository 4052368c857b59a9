import { crewCopy } from '#crew/content/crew-copy.ts';
import { dayCopy } from '#crew/content/day-copy.ts';
import './day.css';
import { useState } from 'react';
import { useParams } from 'react-router';
import { crewPaths } from '#crew/rules/crew-paths.ts';
import { counted, countOf, type Tally } from '#crew/rules/tally.ts';
import { useCrews } from '#crew/web/crew.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { CrewHeading } from '../crew-heading.tsx';
import { Counter } from './counter.tsx';

const nothing: Tally = { label: '', kind: 'gate', plus: 0, minus: 0, version: 1 };

/** The counter to try at any time: its number lives on this page alone. */
export function TryPage() {
  const text = useText(dayCopy);
  const crewText = useText(crewCopy);
  const { crewId = '' } = useParams();
  const leads = useCrews().data?.leads.some(({ id }) => id === crewId) ?? false;
  const [tally, setTally] = useState(nothing);
  return (
    <div className="page-narrow stack">
      <Link to={leads ? crewPaths.day(crewId, 'count') : crewPaths.home}>
        {leads ? text('day_print_back') : crewText('crew_back')}
      </Link>
      <CrewHeading title={text('day_try')} />
      <p>{text('day_try_text')}</p>
      <h2 className="card-title">{text('day_try_label')}</h2>
      <Counter count={countOf(tally)} onCount={(by) => setTally((before) => counted(before, by))} />
    </div>
  );
}
