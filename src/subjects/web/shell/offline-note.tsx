import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionQuery, useSession } from '#people/web/session.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { askAgainMs } from '#platform/web/queries/query-client.ts';

/** Says that the server is out of reach; asks again as soon as the network is back, and now and then. */
export function OfflineNote() {
  const { offline } = useSession();
  const text = useText()('nav_offline');
  const client = useQueryClient();

  useEffect(() => {
    if (!offline) return;
    const refresh = async () => {
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      if (client.getQueryData(sessionQuery.queryKey)?.offline) return;
      await client.invalidateQueries({ queryKey: ['mine'] });
    };
    window.addEventListener('online', refresh);
    const asking = setInterval(refresh, askAgainMs);
    return () => {
      clearInterval(asking);
      window.removeEventListener('online', refresh);
    };
  }, [offline, client]);

  return (
    <div role="status" className="offline-note">
      {offline && <p>{text}</p>}
    </div>
  );
}
