import { useRef, useState } from 'react';
import type { Crew } from '#crew/api/crew.ts';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { usePlaces } from '#subjects/web/switched-on.ts';
import { InviteCode } from './invite-code.tsx';
import { RehearsalForm } from './rehearsal-form.tsx';

/**
 * The first rows of a crew's page for its leader: the code for joining (open at first if nobody has joined), planning
 * a rehearsal, and the links for the day of the event, such as the link to the class screen.
 */
export function LeaderLines({ crew }: { crew: Crew }) {
  const text = useText(crewCopy);
  const links = usePlaces('day of the event');
  const [codeAtFirst] = useState(crew.members.length === 0);
  const plan = useRef<HTMLDetailsElement>(null);
  /** The key of the form. It changes after each planned rehearsal, so that the form is empty again. */
  const [formKey, setFormKey] = useState(0);

  function planned() {
    setFormKey(formKey + 1);
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
          <RehearsalForm key={formKey} crew={crew} rehearsal={null} onEnd={planned} />
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
