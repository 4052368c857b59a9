import { Card } from '#platform/web/ui/card.tsx';
import './auth.css';
import type { ReactNode } from 'react';
import { Picture as GraveHand } from '#platform/web/art/pictures/grave-hand.svg';

/** The card for all account forms, with a hand from the grave above it. */
export function AuthCard({
  title,
  tagline,
  children,
}: {
  title: string;
  tagline?: string;
  children: ReactNode;
}) {
  return (
    <div className="stack auth">
      <GraveHand />
      <Card as="div" size="large" className="auth-card">
        <header className="stack tight centered">
          <h1 tabIndex={-1}>{title}</h1>
          {tagline && <p>{tagline}</p>}
        </header>
        {children}
      </Card>
    </div>
  );
}
