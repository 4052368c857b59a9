// Remembers 'under 13' until the browser is closed, in a cookie without an identifier that is sent to this site
// only.

import { useSyncExternalStore } from 'react';
import { under13Cookie } from '#people/rules/age-gate.ts';

/** Whether 'Under 13' was chosen on this device; false on the server, where pages are the same for all. */
export function useUnder13(): boolean {
  return useSyncExternalStore(never, isUnder13, () => false);
}

export function rememberUnder13(): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser we support
  document.cookie = `${under13Cookie}=1; Path=/; SameSite=Lax${secure}`;
}

function isUnder13(): boolean {
  return document.cookie.split('; ').includes(`${under13Cookie}=1`);
}

/** Subscribes to nothing: only this page changes the cookie, and the page renders again after the change. */
function never(): () => void {
  return () => {};
}
