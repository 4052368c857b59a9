// The landing page's stage: a shadow theatre in a graveyard at midnight. Decoration only; every word stands in HTML.

import './art.css';
import type { ReactNode } from 'react';
import { Picture as Curtain } from './pictures/curtain.svg';
import { Picture as Backdrop } from './pictures/hero-backdrop.svg';
import { Picture as Valance } from './pictures/valance.svg';

/**
 * Fills its positioned parent, behind the words: the graveyard, and before it valance and curtains. The dancers stay in view
 * however narrow it gets; `children` dance before them, behind the curtains.
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
