import { useState } from 'react';
import { useRedeemMagicLink } from '#people/web/session.ts';
import { formTexts } from '#platform/content/form-texts.ts';
import { ProblemError } from '#platform/web/queries/call.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { showFailure, showToast } from '#platform/web/ui/toast.ts';
import type { InputOf, OutputOf } from '#subjects/api/contract.ts';
import { paths } from '#subjects/rules/paths.ts';

type Proof = Omit<InputOf<'redeemMagicLink'>['body'], 'was_me'>;
export type Asks = NonNullable<OutputOf<'redeemMagicLink'>['asks']>;

/**
 * Signs in with a mailed link or its code. `asks` is set when the address is proven for the first time: then the person
 * must first say whether they signed up, by a call of `answer`.
 */
export function useMailedEntrance({
  onEntered,
  onRefused,
}: {
  onEntered: () => void;
  onRefused: (error: ProblemError) => void;
}) {
  const copy = useText(formTexts);
  const redeem = useRedeemMagicLink();
  const [question, setQuestion] = useState<{ asks: Asks; proof: Proof } | null>(null);

  async function enter(proof: Proof, was_me?: boolean) {
    if (redeem.isPending) return;
    try {
      const { asks, password_removed } = await redeem.mutateAsync({
        ...proof,
        ...(was_me === undefined ? {} : { was_me }),
      });
      if (asks) return setQuestion({ asks, proof });
      if (password_removed)
        showToast({
          kind: 'info',
          text: copy('auth_password_removed'),
          link: { label: copy('auth_reset_title'), to: paths.profile },
          stays: true,
          ofPerson: true,
        });
      setQuestion(null);
      onEntered();
    } catch (error) {
      const isOver = error instanceof ProblemError && /^(link|code)_invalid$/.test(error.code);
      if (isOver) setQuestion(null);
      // A wrong code gets no toast, because the form shows the error at the field of the code.
      if (!isOver || error.code !== 'code_invalid')
        showFailure({ title: copy('toast.loginFailedTitle'), text: (error as Error).message });
      if (isOver) onRefused(error);
    }
  }

  return {
    enter,
    asks: question?.asks ?? null,
    answer: (was_me: boolean) => question && void enter(question.proof, was_me),
    busy: redeem.isPending,
    error: redeem.error,
  };
}
