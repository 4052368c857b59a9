import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { crewPaths } from '#rules/crew/crew-paths.ts';
import { useCrews } from '#web/queries/crew.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useCrewText } from '../crew/use-crew-text.ts';

/** For those who may lead: their crews by name, and who waits for their yes. Until they lead one, `none`. */
export function LedCrews({ none }: { none: ReactNode }) {
  const text = useCrewText();
  const leads = useCrews().data?.leads ?? [];
  if (leads.length === 0) return none;
  return leads.map(({ id, name, waiting }) => (
    <span key={id} className="cluster">
      <ButtonLink look="bone" size="small" to={crewPaths.led(id)}>
        {name}
      </ButtonLink>
      {waiting > 0 && (
        <Link to={`${crewPaths.led(id)}#crew-members`}>
          {text(waiting === 1 ? 'crew_waits_one' : 'crew_waits', { count: waiting })}
        </Link>
      )}
    </span>
  ));
}
