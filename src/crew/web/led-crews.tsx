import type { ReactNode } from 'react';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { crewPaths } from '#crew/rules/crew-paths.ts';
import { bringCrewTexts } from '#crew/web/bring-crew-texts.ts';
import { useCrews } from '#crew/web/crew.ts';
import { useGuardedNames } from '#crew/web/crew-guard-names.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';

/** Loads this part of the dashboard and its texts. */
export async function loadLedCrews(): Promise<typeof LedCrews> {
  await bringCrewTexts();
  return LedCrews;
}

/**
 * The crews that a person leads, with the number of people who wait for approval, or a link to open a crew. `none` is
 * shown until the crews are known.
 */
function LedCrews({ none }: { none: ReactNode }) {
  const text = useText(crewCopy);
  useGuardedNames();
  const leads = useCrews().data?.leads;
  if (!leads) return none;
  if (leads.length === 0)
    return (
      <ButtonLink look="bone" to={crewPaths.open}>
        {text('crew_open_button')}
      </ButtonLink>
    );
  return leads.map(({ id, name, waiting }) => (
    <span key={id} className="cluster">
      <ButtonLink look="bone" to={crewPaths.led(id)}>
        {name}
      </ButtonLink>
      {waiting > 0 && (
        <Link to={crewPaths.led(id)}>
          {text(waiting === 1 ? 'crew_waits_person' : 'crew_waits_people', { count: waiting })}
        </Link>
      )}
    </span>
  ));
}
