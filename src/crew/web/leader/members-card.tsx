import { useState } from 'react';
import type { Crew } from '#crew/api/crew.ts';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { useCrewWrite } from '#crew/web/crew.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { handFocusOn } from '#platform/web/ui/arrive-at.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { SureDialog } from '#platform/web/ui/sure-dialog.tsx';
import { TitledCard } from '../titled-card.tsx';

type Member = Crew['members'][number];

/**
 * The number of members that are shown at first: a crew may have a thousand members, and a button shows all of them.
 */
const firstShown = 20;

/**
 * Moves the focus to the heading of the people who wait, or else of the members. If the focus went to the next Yes
 * button, a key that is still held down would let everybody in.
 */
const toOthers = handFocusOn(
  () => document.querySelector('.crew-members')?.parentElement?.querySelector<HTMLElement>('h2, h3') ?? null,
);

/** The people who wait for approval, and the members: each with a number, and the first name if shown. */
export function MembersCard({ crew: { id, members } }: { crew: Crew }) {
  const text = useText(crewCopy);
  const decide = useCrewWrite('decideMember');
  const remove = useCrewWrite('removeMember');
  const [removing, setRemoving] = useState<Member | null>(null);
  const [all, setAll] = useState(false);
  const waiting = members.filter(({ state }) => state === 'waiting');
  const inside = members.filter(({ state }) => state === 'in');
  const nameOf = ({ number, first_name }: Member) => first_name ?? text('crew_dancer', { number });
  const params = ({ number }: Member) => ({ crew_id: id, number });
  const no = removing?.state === 'waiting';

  return (
    <TitledCard title={text('crew_members_title')} beside={<span className="figure">{inside.length}</span>}>
      {members.length === 0 && <p className="quiet">{text('crew_members_none')}</p>}
      {waiting.length > 0 && (
        <div className="stack tight">
          <h3>{text('crew_waiting', { count: waiting.length })}</h3>
          <ul className="crew-members">
            {waiting.map((member) => (
              <li key={member.number} ref={toOthers}>
                <span>{nameOf(member)}</span>
                <Button
                  size="small"
                  aria-label={text('crew_member_yes_to', { name: nameOf(member) })}
                  onClick={() => decide.mutate({ params: params(member), body: {} })}
                >
                  {text('crew_member_yes')}
                </Button>
                <Button
                  size="small"
                  look="bone"
                  aria-label={text('crew_member_no_to', { name: nameOf(member) })}
                  onClick={() => setRemoving(member)}
                >
                  {text('crew_member_no')}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ErrorNote>{decide.error?.message}</ErrorNote>
      {inside.length > 0 && (
        <>
          <p className="quiet">{text('crew_members_privacy')}</p>
          <ul className="crew-members">
            {(all ? inside : inside.slice(0, firstShown)).map((member) => (
              <li key={member.number}>
                <span>{nameOf(member)}</span>
                <Button
                  size="small"
                  look="quiet"
                  aria-label={`${text('crew_member_remove')}: ${nameOf(member)}`}
                  onClick={() => setRemoving(member)}
                >
                  {text('crew_member_remove')}
                </Button>
              </li>
            ))}
          </ul>
          {!all && inside.length > firstShown && (
            <Button look="bone" className="own-width" onClick={() => setAll(true)}>
              {text('crew_members_all', { count: inside.length })}
            </Button>
          )}
        </>
      )}
      <SureDialog
        open={removing !== null}
        title={text(no ? 'crew_member_no' : 'crew_member_remove')}
        words={text(no ? 'crew_member_no_sure' : 'crew_member_remove_sure', {
          name: removing ? nameOf(removing) : '',
        })}
        no={text('crew_cancel')}
        call={remove}
        onClose={() => setRemoving(null)}
        onYes={() =>
          removing &&
          remove.mutate(
            { params: params(removing), body: {} },
            // When the answer comes, the dialog may be asking about another member.
            { onSuccess: () => setRemoving((asked) => (asked?.number === removing.number ? null : asked)) },
          )
        }
      />
    </TitledCard>
  );
}
