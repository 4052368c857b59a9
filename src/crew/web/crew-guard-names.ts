// The question before signing out. Signing out deletes data that only this device has: names of walk-ins, the list of
// who does what, and a typed day record that is not saved. A tab asks once it has shown a page of crews or a leader's
// dashboard.

import { useEffect } from 'react';
import { type CrewKey, crewCopy } from '#crew/content/crew-copy.ts';
import { type ReadText, useText } from '#platform/web/queries/copy.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import { signOutEvent } from '#subjects/web/shell/sign-out-button.tsx';
import { hasDoers, hasTypedRecord } from './crew-device.ts';
import { keptNames } from './crew-roster.ts';

let words: ReadText<CrewKey> | null = null;

/** Makes every sign-out of this tab ask from now on, in the page's language. */
export function useGuardedNames(): void {
  const text = useText(crewCopy);
  useEffect(() => {
    words = text;
    window.addEventListener(signOutEvent, ask);
  });
}

function ask(event: Event): void {
  if (words === null || event.defaultPrevented) return;
  const count = keptNames();
  const lost = [
    count > 0 && words('crew_sign_out_names', { count }),
    hasDoers() && words('crew_sign_out_doers'),
    hasTypedRecord() && words('crew_sign_out_record'),
  ].filter(Boolean);
  if (lost.length === 0) return;
  event.preventDefault();
  showToast({
    kind: 'error',
    ofPerson: true,
    text: lost.join(' '),
    action: { label: words('crew_sign_out_all_the_same'), run: (event as CustomEvent<() => void>).detail },
  });
}
