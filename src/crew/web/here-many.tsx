import { useMutation } from '@tanstack/react-query';
import { crewRoutes } from '#crew/api/crew-routes.ts';
import type { Standing } from '#event/api/moment.ts';
import { inFront } from '#event/rules/crowd.ts';
import { roomName } from '#event/rules/room-name.ts';
import { textsOf, useFieldErrors } from '#platform/web/forms/use-field-errors.ts';
import { callAt } from '#platform/web/queries/call.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';

type HereManyProps = { crew: string; start: number; onStand: (standing: Standing) => void };

/**
 * The field in which a crew's leader says how many people are at this screen. In the room, this page then counts for
 * all of them.
 */
export function HereMany({ crew, start, onStand }: HereManyProps) {
  const text = useText();
  const { errors, check } = useFieldErrors<'people'>();
  const ask = useMutation({
    mutationFn: async (people: number) => {
      const body = { at: roomName(start), people };
      const { seat, pass } = await callAt<'standInRoom'>(crewRoutes.standInRoom, {
        params: { crew_id: crew },
        body,
      });
      return { seat, pass, people };
    },
    onSuccess: onStand,
  });

  function submit(form: HTMLFormElement) {
    const people = Number(textsOf<'people'>(form).people);
    const right = Number.isInteger(people) && people >= 2 && people <= inFront;
    if (check(form, 'people', !right && text('together_many_wrong')) && !ask.isPending) ask.mutate(people);
  }

  return (
    <Card as={Form} className="tight" onSend={submit}>
      <Field
        label={text('together_many_people')}
        hint={text('together_many_hint')}
        name="people"
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        error={errors.people ?? ask.error?.message}
      />
      <div className="cluster">
        <Button type="submit" look="bone" busy={ask.isPending}>
          {text('together_many_button')}
        </Button>
        <p role="status">{ask.data && text('together_many_done', { count: ask.data.people })}</p>
      </div>
    </Card>
  );
}
