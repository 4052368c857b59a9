import type { Crew } from '#crew/api/crew.ts';
import { dayCopy } from '#crew/content/day-copy.ts';
import { crewPaths, printed } from '#crew/rules/crew-paths.ts';
import { printedKey } from '#crew/web/printed-key.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { TitledCard } from '../titled-card.tsx';

/** Every sheet of the day. */
export function PrintCard({ crew: { id } }: { crew: Crew }) {
  const text = useText(dayCopy);
  return (
    <TitledCard title={text('day_print_title')}>
      <p className="quiet">{text('day_print_text')}</p>
      <ul className="columns tight day-sheets">
        {printed.map((what) => (
          <li key={what}>
            <ButtonLink look="bone" to={crewPaths.print(id, what)}>
              {text(printedKey(what))}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
