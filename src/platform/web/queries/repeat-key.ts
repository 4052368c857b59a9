import { useRef } from 'react';
import { newKey } from './new-key.ts';

/**
 * Makes idempotency keys for acts that must count once. `keyOf` returns the same key when the same act is sent again
 * because no answer came. A changed act gets a new key, and so does every act after `done` was called.
 */
export function useRepeatKey() {
  const trying = useRef({ act: '', key: '' });
  return {
    keyOf(sent: object): string {
      const act = JSON.stringify(sent);
      if (trying.current.act !== act) trying.current = { act, key: newKey() };
      return trying.current.key;
    },
    done() {
      trying.current = { act: '', key: '' };
    },
  };
}
