import './global-event.css';
import { usePlaceText } from '#event/web/place-text.ts';
import { FeatureIcon } from '#platform/web/art/feature-icon.tsx';
import { useText } from '#platform/web/queries/copy.ts';
import { ButtonLink, OutwardButton } from '#platform/web/ui/button.tsx';
import { usePlaces } from '#subjects/web/switched-on.ts';
import { EventCountdown } from './event-countdown.tsx';

/** The yearly event: its description, where it is announced, and the countdown. */
export function GlobalEvent() {
  const text = useText();
  const links = usePlaces('landing');
  const placeText = usePlaceText();
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
            {links.map((place) => (
              <ButtonLink key={place.to} to={place.to} look="quiet">
                {placeText(place)}
              </ButtonLink>
            ))}
          </p>
        </div>
        <EventCountdown />
      </div>
    </section>
  );
}
