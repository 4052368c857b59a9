import { Link, useParams } from 'react-router';
import { crewPaths } from '#rules/crew/crew-paths.ts';
import { fullDate } from '#web/course-ui/date-texts.ts';
import { ProblemError } from '#web/queries/call.ts';
import { useCrew } from '#web/queries/crew.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { useCrewText } from '../use-crew-text.ts';
import { FocusCard } from './focus-card.tsx';
import { InviteCard } from './invite-card.tsx';
import { MailCard } from './mail-card.tsx';
import { MembersCard } from './members-card.tsx';
import { RehearsalsCard } from './rehearsals-card.tsx';
import { SettingsCard } from './settings-card.tsx';

/** What the leader of a crew does: brings people in, sees how far all are together, plans and writes. */
export function LeaderPage() {
  const text = useCrewText();
  const { crewId = '' } = useParams();
  const { data: crew, error, isPending, refetch } = useCrew(crewId);
  return (
    <div className="page stack loose">
      <div>
        <Link to={crewPaths.home}>{text('crew_back')}</Link>
        <h1 tabIndex={-1}>{crew?.name ?? text('crew_title')}</h1>
        {crew && (
          <p className="quiet">
            {crew.offline && text('crew_offline')} {text('crew_until', { date: fullDate(crew.delete_after) })}
          </p>
        )}
      </div>
      {crew ? (
        <div className="columns crew-leader">
          <InviteCard crew={crew} />
          <MembersCard crew={crew} />
          <RehearsalsCard crew={crew} />
          <FocusCard crew={crew} />
          <MailCard crew={crew} />
          <SettingsCard crew={crew} />
        </div>
      ) : isPending ? (
        <Loading />
      ) : (
        <ErrorState
          {...(error instanceof ProblemError ? { message: error.message } : {})}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  );
}
