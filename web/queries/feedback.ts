import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { InputOf } from '#api/contract.ts';
import { call } from './call.ts';
import { newKey } from './new-key.ts';

/** Sending the same once more, because no answer came, counts once; anything changed is another message. */
export function useSendFeedback() {
  const trying = useRef({ text: '', key: '' });
  return useMutation({
    mutationFn: (body: InputOf<'sendFeedback'>['body']) => {
      const text = JSON.stringify(body);
      if (trying.current.text !== text) trying.current = { text, key: newKey() };
      return call('sendFeedback', { body }, { idempotencyKey: trying.current.key });
    },
    onSuccess: () => {
      trying.current = { text: '', key: '' };
    },
  });
}
