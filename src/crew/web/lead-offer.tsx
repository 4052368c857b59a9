import type { Membership } from '#crew/api/crew.ts';
import { crewCopy } from '#crew/content/crew-copy.ts';
import { useCrewWrite } from '#crew/web/crew.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { handFocusOn } from '#platform/web/ui/arrive-at.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { paths } from '#subjects/rules/paths.ts';
import { LeadingProblem } from './leading-problem.tsx';
import { sayGone } from './say-gone.ts';

type Props = { crew: Membership; offer: NonNullable<Membership['offer']> };

const toCrews = handFocusOn(() => document.querySelector('main h1'));

/** The leader's offer to this member to take over the crew. */
export function LeadOffer({ crew: { id, leader_name: leader }, offer }: Props) {
  const text = useText(crewCopy);
  const answer = useCrewWrite('answerOffer');
  const say = (accept: boolean) =>
    !answer.isPending && answer.mutate({ params: { crew_id: id }, body: { accept } }, { onError: sayGone });
  return (
    <Card ref={toCrews} as="div" look="notice" size="small" className="snug">
      <h3>{text('crew_offer_title', { leader })}</h3>
      {offer === 'open' ? (
        <p>{text('crew_offer_text', { leader })}</p>
      ) : (
        <LeadingProblem problem={offer} here={paths.crew} />
      )}
      <ErrorNote>{answer.error?.message}</ErrorNote>
      <div className="cluster">
        {offer === 'open' && <Button onClick={() => say(true)}>{text('crew_offer_accept')}</Button>}
        <Button look="bone" onClick={() => say(false)}>
          {text('crew_offer_decline')}
        </Button>
      </div>
    </Card>
  );
}
