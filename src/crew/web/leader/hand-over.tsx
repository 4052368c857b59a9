import type { Crew } from '#crew/api/crew.ts';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { useCrewWrite } from '#crew/web/crew.ts';
import { textsOf, useFieldErrors } from '#platform/web/forms/use-field-errors.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { handFocusOn } from '#platform/web/ui/arrive-at.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { SelectField } from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';

const toHeading = handFocusOn(() => document.getElementById('hand-over'));

/** Offers the crew to a member. It does not show whether that member may lead, which is the member's own business. */
export function HandOver({ crew: { id, members, heir } }: { crew: Crew }) {
  const text = useText(crewCopy);
  const offer = useCrewWrite('offerCrew');
  const { errors, check } = useFieldErrors<'number'>();
  const inside = members.filter(({ state }) => state === 'in');
  const nameOf = ({ number, first_name }: (typeof inside)[number]) =>
    first_name ?? text('crew_dancer', { number });
  const asked = members.find(({ number }) => number === heir);
  const say = (number: number | null) =>
    !offer.isPending && offer.mutate({ params: { crew_id: id }, body: { number } });

  if (inside.length === 0) return null;
  return (
    <div className="stack tight apart">
      <h3 id="hand-over">{text('crew_hand_over')}</h3>
      {asked ? (
        <>
          <div ref={toHeading} className="spread">
            <p role="status">{text('crew_hand_over_waits', { name: nameOf(asked) })}</p>
            <Button look="bone" size="small" onClick={() => say(null)}>
              {text('crew_hand_over_back')}
            </Button>
          </div>
          <ErrorNote>{offer.error?.message}</ErrorNote>
        </>
      ) : (
        <Form
          ref={toHeading}
          className="stack tight"
          onSend={(form) => {
            const { number } = textsOf<'number'>(form);
            if (check(form, 'number', !number && text('crew_hand_over_choose'))) say(Number(number));
          }}
        >
          <p className="quiet">{text('crew_hand_over_text')}</p>
          <SelectField
            label={text('crew_hand_over_to')}
            name="number"
            defaultValue=""
            options={[
              ['', text('crew_hand_over_choose')],
              ...inside.map((member) => [member.number, nameOf(member)] as const),
            ]}
            error={errors.number ?? offer.error?.message}
          />
          <Button type="submit" look="bone" className="own-width" busy={offer.isPending}>
            {text('crew_hand_over_offer')}
          </Button>
        </Form>
      )}
    </div>
  );
}
