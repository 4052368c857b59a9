import './hero.css';
import { HeroScene } from '#platform/web/art/hero-scene.tsx';
import { useReadCopy } from '#platform/web/queries/copy.ts';
import { ButtonLink, buttonClass } from '#platform/web/ui/button.tsx';
import { paths } from '#subjects/rules/paths.ts';
import { demoId } from './demo.tsx';

/** The stage, with the course's promise in its sky. */
export function Hero() {
  const copy = useReadCopy();
  return (
    <>
      <div className="landing-hero">
        <HeroScene />
        <div className="stack centered landing-hero-words">
          <h1 tabIndex={-1}>{copy('landing_hero_title')}</h1>
          <p className="landing-lead">{copy('landing_hero_text')}</p>
          <p className="cluster centered">
            <ButtonLink to={paths.auth} size="large">
              {copy('landing_hero_start')}
            </ButtonLink>
            <a href={`#${demoId}`} className={buttonClass({ look: 'bone', size: 'large' }, 'landing-watch')}>
              {copy('landing_hero_watch')}
            </a>
          </p>
          <p className="quiet">{copy('landing_hero_note')}</p>
        </div>
      </div>
      <ul className="cluster centered landing-claims">
        <li>{copy('landing_claim_dancers')}</li>
        <li>{copy('landing_claim_countries')}</li>
        <li>{copy('landing_claim_minutes')}</li>
      </ul>
    </>
  );
}
