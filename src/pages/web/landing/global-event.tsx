import './global-event.css';
import { FeatureIcon } from '#platform/web/art/feature-icon.tsx';
import { useText } from '#platform/web/queries/copy.ts';
import { ButtonLink, OutwardButton } from '#platform/web/ui/button.tsx';
import { usePlaces } from '#subjects/web/switched-on.ts';
import { EventCountdown } from './event-countdown.tsx';

/**
 * The yearly event: its description, the place of its announcements, and the time left to practise for it.
 */
export function GlobalEvent() {
  const text = useText();
  const links = usePlaces('landing');
  return (
    <section className="landing-event" aria-labelledby="landing-event-title">
      <div className="page columns landing-event-columns">
        <div className="stack landing-event-words">
          <FeatureIcon name="event" />
          <h2 id="landing-event-title">{text('landing_event_title')}</h2>
          <p>{text('landing_event_text')}</p>
          <p className="cluster">
            <OutwardButton href={text('link_event_site')} look="bone">
              {text('landing_event_link')}
            </OutwardButton>
            <OutwardButton href={text('link_event_find')} look="quiet">
              {text('landing_event_find')}
            </OutwardButton>
            {links.map(({ to, label }) => (
              <ButtonLink key={to} to={to} look="quiet">
                {text(label)}
              </ButtonLink>
            ))}
          </p>
        </div>
        <EventCountdown />
      </div>
    </section>
  );
}
