import './hero.css';
import { type ReactNode, useRef } from 'react';
import { useSettings, useText } from '#platform/web/queries/copy.ts';
import { ButtonLink, buttonClass } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { paths } from '#subjects/rules/paths.ts';
import { usePlaces } from '#subjects/web/switched-on.ts';
import { demoId } from './demo.tsx';
import { HeroPause, useHeroDancers } from './hero-dancers.tsx';
import '#platform/web/art/art.css';
import { Picture as Curtain } from '#platform/web/art/pictures/curtain.svg';
import { Picture as Backdrop } from '#platform/web/art/pictures/hero-backdrop.svg';
import { Picture as Valance } from '#platform/web/art/pictures/valance.svg';

/** The first view: the dancers' stage, with the course's promise in the sky above the dancers. */
export function Hero() {
  const text = useText();
  const teachers = usePlaces('teachers');
  const { own_dance } = useSettings();
  const dancers = useRef<HTMLCanvasElement>(null);
  const { still, setStill } = useHeroDancers(dancers);
  return (
    <>
      <div className="landing-hero">
        <HeroScene>
          {!own_dance && <canvas ref={dancers} className="landing-dancers" suppressHydrationWarning />}
        </HeroScene>
        <h1 tabIndex={-1}>{text('landing_hero_title')}</h1>
        <p className="landing-lead">{text('landing_hero_text')}</p>
        <p className="cluster centered landing-calls">
          <ButtonLink to={paths.auth} size="large">
            {text('landing_hero_start')}
          </ButtonLink>
          <a href={`#${demoId}`} className={buttonClass({ look: 'bone', size: 'large' }, 'landing-watch')}>
            {text('landing_hero_watch')}
          </a>
        </p>
        <p className="quiet landing-note">{text('landing_hero_note')}</p>
        {!own_dance && <HeroPause still={still} onStill={setStill} />}
      </div>
      <ul className="cluster centered landing-claims">
        <li>{text('landing_claim_dancers')}</li>
        <li>{text('landing_claim_countries')}</li>
        <li>{text('landing_claim_minutes')}</li>
      </ul>
      {teachers.map(({ to, label }) => (
        <p key={to} className="centered landing-teachers">
          <span>{text('landing_teachers')}</span> <Link to={to}>{text(label)}</Link>
        </p>
      ))}
    </>
  );
}

/**
 * A shadow theatre in a graveyard at midnight: decoration without words. It fills its positioned parent with the
 * graveyard, and in front of that the valance and the curtains. In a narrow parent the drawn dancers stay in view.
 * `children` are in front of the drawn dancers and behind the curtains.
 */
export function HeroScene({ children }: { children?: ReactNode }) {
  return (
    <>
      <div className="art-hero" aria-hidden="true">
        <Backdrop className="art-backdrop" />
      </div>
      {children}
      <div className="art-hero" aria-hidden="true">
        <Valance className="art-valance" />
        <Curtain className="art-curtain" />
        <Curtain className="art-curtain" />
      </div>
    </>
  );
}
