import { crewCopy } from '#crew/content/crew-copy.ts';
import { crewPaths } from '#crew/rules/crew-paths.ts';
import type { LedCrew } from '#crew/web/crew.ts';
import { fullDate } from '#event/web/date-texts.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { CrewHeading } from '../crew-heading.tsx';
import { TitledCard } from '../titled-card.tsx';
import { FocusCard } from './focus-card.tsx';
import { LeaderLines } from './leader-lines.tsx';
import { MailCard } from './mail-card.tsx';
import { MembersCard } from './members-card.tsx';
import { RehearsalsCard } from './rehearsals-card.tsx';
import { SettingsCard } from './settings-card.tsx';

/** The page of a crew's leader: inviting people, the progress of the crew, planning and mails. */
export function LeaderPage({ crew }: { crew: LedCrew }) {
  const text = useText(crewCopy);
  return (
    <div className="page stack loose">
      <div>
        <Link to={crewPaths.home}>{text('crew_back')}</Link>
        <CrewHeading title={crew.name} />
        <p className="quiet">
          {`${crew.offline ? `${text('crew_offline')} ` : ''}${text('crew_until', { date: fullDate(crew.delete_after) })}`}
        </p>
      </div>
      <LeaderLines crew={crew} />
      <div className="columns crew-leader">
        <div className="stack">
          <MembersCard crew={crew} />
          <FocusCard crew={crew} />
        </div>
        <div className="stack">
          <RehearsalsCard crew={crew} />
          <TitledCard title={text('crew_event_title')}>
            <p>{text('crew_event_text')}</p>
            <ButtonLink to={crewPaths.day(crew.id)} className="own-width">
              {text('crew_event_link')}
            </ButtonLink>
          </TitledCard>
          <MailCard crew={crew} />
          <SettingsCard crew={crew} />
        </div>
      </div>
    </div>
  );
}
