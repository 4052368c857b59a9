// Keeps the screen on while something plays. Where the browser can't do this, or refuses, the dance still plays.

import { useEffect } from 'react';

export function useWakeLock(awake: boolean): void {
  useEffect(() => {
    if (!awake || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    async function hold() {
      if (document.visibilityState !== 'visible') return;
      try {
        const held = await navigator.wakeLock.request('screen');
        if (over) await held.release();
        else lock = held;
      } catch {
        // With a low battery or without permission the browser refuses: the screen then goes off as usual.
      }
    }
    void hold();
    // The browser ends the lock whenever the page is hidden.
    document.addEventListener('visibilitychange', hold);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release().catch(() => {});
    };
  }, [awake]);
}
