// The landing page's stage: a shadow theatre in a graveyard at midnight. Decoration only; every word stands in HTML.

import './art.css';
import { Picture as Curtain } from './pictures/curtain.svg';
import { Picture as Backdrop } from './pictures/hero-backdrop.svg';
import { Picture as Valance } from './pictures/valance.svg';

/** Fills its positioned parent, behind the words. The dancers stay in view however narrow it gets. */
export function HeroScene() {
  return (
    <div className="art-hero" aria-hidden="true">
      <Backdrop className="art-backdrop" />
      <Valance className="art-valance" />
      <Curtain className="art-curtain" />
      <Curtain className="art-curtain" />
    </div>
  );
}
