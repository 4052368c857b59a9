// The front page tells about the course and its learners, and has one way in. The server renders it complete,
// countdown digits excepted.

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
