// After an upgrade an old tab asks for scripts that no longer exist. The new version is offered and never forced,
// because the learner may be in the middle of a dance.

import { useEffect, useEffectEvent } from 'react';
import { useText } from '#platform/web/queries/copy.ts';
import { showToast } from '#platform/web/ui/toast.ts';

/** Offers the new version once a script could not be loaded because the server has a newer build. */
export function useOldTab(): void {
  const text = useText();
  const offer = useEffectEvent(() =>
    showToast({
      kind: 'info',
      text: text('nav_update'),
      stays: true,
      action: { label: text('nav_update_now'), run: () => window.location.reload() },
    }),
  );
  useEffect(() => {
    const listening = new AbortController();
    const ask = async () => {
      if (!(await hasNewBuild()) || listening.signal.aborted) return;
      listening.abort();
      offer();
    };
    window.addEventListener('vite:preloadError', () => void ask(), listening);
    return () => listening.abort();
  }, []);
}

/** Whether the server no longer has this page's first script, whose name differs in every build. */
async function hasNewBuild(): Promise<boolean> {
  const first = document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]');
  if (first === null) return false;
  const answer = await fetch(first.src, { method: 'HEAD', cache: 'no-store' }).catch(Response.error);
  return answer.status === 404;
}
