import { useMutation } from '@tanstack/react-query';
import type { InputOf } from '#api/contract.ts';
import { call } from './call.ts';

export function useSendFeedback() {
  return useMutation({
    mutationFn: (body: InputOf<'sendFeedback'>['body']) => call('sendFeedback', { body }),
  });
}
