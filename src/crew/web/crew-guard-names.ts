// The question before signing out. It takes walk-ins' names, who does what on the day, and a record that was typed and not
// saved, off this device, where nothing else has them; it asks once a page of this tab has shown that its person leads.

import { useEffect } from 'react';
import { type CrewKey, crewCopy } from '#crew/content/crew-copy.ts';
import { type ReadText, useText } from '#platform/web/queries/copy.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import { signOutEvent } from '#subjects/web/shell/sign-out-button.tsx';
import { hasDoers, hasTypedRecord } from './crew-device.ts';
import { keptNames } from './crew-roster.ts';

let words: ReadText<CrewKey> | null = null;

/** Has every sign-out of this tab ask from now on, in the page's words. */
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
