import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/web/queries/call.ts';
import { useRepeatKey } from '#platform/web/queries/repeat-key.ts';
import type { InputOf } from '#subjects/api/contract.ts';
import { dropFeedback } from './kept-feedback.ts';

/** Sends feedback; sending the same once more, because no answer came, counts once. */
export function useSendFeedback() {
  const { keyOf, done } = useRepeatKey();
  return useMutation({
    mutationFn: (body: InputOf<'sendFeedback'>['body']) =>
      call('sendFeedback', { body }, { idempotencyKey: keyOf(body) }),
    onSuccess: () => {
      done();
      dropFeedback();
    },
  });
}
