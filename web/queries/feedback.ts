import { useMutation } from '@tanstack/react-query';
import type { InputOf } from '#api/contract.ts';
import { call } from './call.ts';
import { dropFeedback } from './kept-feedback.ts';
import { useRepeatKey } from './repeat-key.ts';

/** Sending the same once more, because no answer came, counts once. */
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
