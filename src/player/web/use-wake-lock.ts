// Keeps the screen awake while something plays. Browsers that can't do this, or refuse, still play.

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
        // Low battery or no permission: the screen then sleeps as it always does.
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
