import { monthAndDay } from '#event/web/date-texts.ts';
import { useEndSession, useSessions } from '#people/web/profile-queries.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Loading } from '#platform/web/ui/loading.tsx';
import { formSent, showFailure } from '#platform/web/ui/toast.ts';

/** The devices on which the person is signed in, each with a button to sign it out. */
export function SessionsCard() {
  const text = useText();
  const { data: sessions, isPending, refetch } = useSessions();
  const end = useEndSession();
  const endOthers = useEndSession();
  function signOut(by: typeof end, id: string | null) {
    formSent();
    by.mutate(id, {
      onError: () => showFailure({ text: text('toast.otherFailure') }),
    });
  }

  return (
    <Card className="profile-sessions">
      <h2 className="card-title">{text('profile_sessions_title')}</h2>
      {sessions ? (
        <ul>
          {sessions.map(({ id, device, last_used_at, current }) => (
            <li key={id} className="spread">
              <span>
                <span>{device}</span>
                <span className="quiet">
                  {current ? text('profile_session_current') : monthAndDay(last_used_at)}
                </span>
              </span>
              {!current && (
                <Button
                  look="quiet"
                  size="small"
                  aria-label={`${text('profile_session_end')}: ${device}`}
                  busy={end.isPending && end.variables === id}
                  onClick={() => signOut(end, id)}
                >
                  {text('profile_session_end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : isPending ? (
        <Loading />
      ) : (
        <ErrorState onRetry={() => void refetch()} />
      )}
      {sessions && sessions.length > 1 && (
        <Button look="bone" busy={endOthers.isPending} onClick={() => signOut(endOthers, null)}>
          {text('profile_sessions_end_others')}
        </Button>
      )}
    </Card>
  );
}
