// The front page: what the course is, for whom, and one way in. Complete on the server, countdown digits excepted.

import './landing.css';
import { Demo } from './demo.tsx';
import { Features } from './features.tsx';
import { FinalCall } from './final-call.tsx';
import { GlobalEvent } from './global-event.tsx';
import { Hero } from './hero.tsx';
import { StoryCards } from './story-cards.tsx';
import { Testimonial } from './testimonial.tsx';

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
