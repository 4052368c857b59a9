import { useRef } from 'react';
import { newKey } from './new-key.ts';

/**
 * Names acts that must happen once. `keyOf` gives the same name while the same is sent once more, because no answer came;
 * anything changed is another act, and so is everything after `done`.
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
