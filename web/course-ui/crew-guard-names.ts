// Signing out takes walk-ins' names off this device, where nothing else has them: it is asked about first, once a page of
// this tab has shown that its person leads.

import { useEffect } from 'react';
import { keptNames } from '../queries/crew-roster.ts';
import { signOutEvent } from '../shell/sign-out-button.tsx';
import { showToast } from '../ui/toast.ts';
import { type CrewText, useCrewText } from './use-crew-text.ts';

let words: CrewText | null = null;

/** Has every sign-out of this tab ask from now on, in the page's words. */
export function useGuardedNames(): void {
  const text = useCrewText();
  useEffect(() => {
    words = text;
    window.addEventListener(signOutEvent, ask);
  });
}

function ask(event: Event): void {
  const count = keptNames();
  if (count === 0 || words === null || event.defaultPrevented) return;
  event.preventDefault();
  showToast({
    kind: 'error',
    ofPerson: true,
    text: words('crew_sign_out_names', { count }),
    action: { label: words('crew_sign_out_all_the_same'), run: (event as CustomEvent<() => void>).detail },
  });
}
