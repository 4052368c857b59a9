import { useRef, useState } from 'react';
import type { Crew, Rehearsal } from '#crew/api/crew.ts';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { useCrewWrite } from '#crew/web/crew.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { returnFocus } from '#platform/web/ui/arrive-at.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { SureDialog } from '#platform/web/ui/sure-dialog.tsx';
import { dayAndTime } from '../day-and-time.ts';
import { RehearsalItem } from '../rehearsal-item.tsx';
import { TitledCard } from '../titled-card.tsx';
import { RehearsalForm } from './rehearsal-form.tsx';

/** The planned rehearsals, and a form to change one. */
export function RehearsalsCard({ crew }: { crew: Crew }) {
  const text = useText(crewCopy);
  const remove = useCrewWrite('removeRehearsal');
  const [removing, setRemoving] = useState<Rehearsal | null>(null);
  const [changing, setChanging] = useState<Rehearsal | null>(null);
  const card = useRef<HTMLElement>(null);
  const timeOf = ({ starts_at }: Rehearsal) => dayAndTime(Date.parse(starts_at), crew.zone);

  function end() {
    setChanging(null);
    returnFocus(card.current);
  }

  return (
    <TitledCard ref={card} title={text('crew_rehearsals_title')}>
      {crew.rehearsals.length === 0 && <p className="quiet">{text('crew_next_none')}</p>}
      <ul className="stack tight">
        {crew.rehearsals.map((rehearsal) => {
          const time = timeOf(rehearsal);
          return (
            <li key={rehearsal.id} className="spread">
              <RehearsalItem rehearsal={rehearsal} crew={crew} leads={crew.id} />
              <div className="cluster">
                <Button
                  look="quiet"
                  size="small"
                  aria-label={text('crew_rehearsal_change_which', { time })}
                  onClick={() => setChanging(rehearsal)}
                >
                  {text('crew_rehearsal_change')}
                </Button>
                <Button
                  look="quiet"
                  size="small"
                  aria-label={text('crew_rehearsal_remove_which', { time })}
                  onClick={() => setRemoving(rehearsal)}
                >
                  {text('crew_rehearsal_remove')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {changing && <RehearsalForm key={changing.id} crew={crew} rehearsal={changing} onEnd={end} />}
      <SureDialog
        open={removing !== null}
        title={text('crew_rehearsal_remove')}
        words={text('crew_rehearsal_remove_sure', { time: removing ? timeOf(removing) : '' })}
        no={text('crew_cancel')}
        call={remove}
        onClose={() => setRemoving(null)}
        onYes={() =>
          removing &&
          remove.mutate(
            { params: { crew_id: crew.id, rehearsal_id: removing.id }, body: {} },
            {
              onSuccess: () => {
                // When the answer comes, the dialog may be asking about another rehearsal.
                setRemoving((asked) => (asked?.id === removing.id ? null : asked));
                if (removing.id === changing?.id) end();
              },
            },
          )
        }
      />
    </TitledCard>
  );
}
