import { useRef, useState } from 'react';
import type { Crew } from '#crew/api/crew.ts';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { usePlaces } from '#subjects/web/switched-on.ts';
import { InviteCode } from './invite-code.tsx';
import { RehearsalForm } from './rehearsal-form.tsx';

/** The first three lines of a leader: the code, which lies open until somebody has joined, a rehearsal, the class screen. */
export function LeaderLines({ crew }: { crew: Crew }) {
  const text = useText(crewCopy);
  const links = usePlaces('day of the event');
  const [codeAtFirst] = useState(crew.members.length === 0);
  const plan = useRef<HTMLDetailsElement>(null);
  /** A form that has done its work makes room for an empty one. */
  const [turn, setTurn] = useState(0);

  function planned() {
    setTurn(turn + 1);
    if (!plan.current) return;
    plan.current.open = false;
    plan.current.querySelector('summary')?.focus();
  }

  return (
    <ul className="stack tight" aria-label={text('crew_lines_label')}>
      <li>
        <Card as="details" className="crew-line" open={codeAtFirst}>
          <summary>{text('crew_line_code')}</summary>
          <div className="stack snug">
            <InviteCode crew={crew} />
          </div>
        </Card>
      </li>
      <li>
        <Card ref={plan} as="details" className="crew-line">
          <summary>{text('crew_rehearsal_add')}</summary>
          <RehearsalForm key={turn} crew={crew} rehearsal={null} onEnd={planned} />
        </Card>
      </li>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Card as={Link} className="crew-line" to={to}>
            {text(label)}
          </Card>
        </li>
      ))}
    </ul>
  );
}
