import './auth.css';
import type { ReactNode } from 'react';
import { Picture as GraveHand } from '#web/art/pictures/grave-hand.svg';

/** The sheet on which all account forms stand, with a hand from the grave above it. */
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
    <div className="auth">
      <GraveHand className="auth-scene" />
      <div className="auth-card">
        <div className="auth-head">
          <h1 tabIndex={-1}>{title}</h1>
          {tagline && <p>{tagline}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
