// The front page: what the course is, what learners say, and how to begin. The server renders all of it, except
// the digits of the countdown.

import './landing.css';
import { PaperEdge } from '#platform/web/art/paper-edge.tsx';
import zombie from '#platform/web/art/pictures/stomping-zombie.svg?url';
import { useText } from '#platform/web/queries/copy.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { paths } from '#subjects/rules/paths.ts';
import { Demo } from './demo.tsx';
import { Features } from './features.tsx';
import { GlobalEvent } from './global-event.tsx';
import { Hero } from './hero.tsx';
import { StoryCards } from './story-cards.tsx';

export function LandingScreen() {
  return (
    <>
      <Hero />
      <StoryCards />
      <Testimonial />
      <Features />
      <Demo />
      <GlobalEvent />
      <FinalCall />
    </>
  );
}

function FinalCall() {
  const text = useText();
  return (
    <section className="landing-final" aria-labelledby="landing-final-title">
      <PaperEdge />
      <div className="stack centered landing-paper">
        <img src={zombie} alt="" width={130} height={142} loading="lazy" decoding="async" />
        <h2 id="landing-final-title">{text('landing_final_title')}</h2>
        <p>{text('landing_final_text')}</p>
        <ButtonLink to={paths.auth} size="large">
          {text('landing_final_button')}
        </ButtonLink>
      </div>
    </section>
  );
}

function Testimonial() {
  const text = useText();
  return (
    <figure className="page centered landing-testimonial">
      <blockquote>
        <p>{text('landing_testimonial')}</p>
      </blockquote>
      <figcaption>{text('landing_testimonial_name')}</figcaption>
    </figure>
  );
}
