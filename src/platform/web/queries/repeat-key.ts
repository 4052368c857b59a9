import { useRef } from 'react';
import { newKey } from './new-key.ts';

/**
 * Names acts that must count once. `keyOf` returns the same name while the same act is sent again, because no answer
 * came. A changed act gets a new name, and so does every act after `done`.
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
