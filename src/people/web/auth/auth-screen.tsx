// The age gate. After 'Under 13' there is no way to sign up. Only a session cookie without an identifier is stored.

import { useState } from 'react';
import { Navigate } from 'react-router';
import { type AgeChoice, ageChoice, ageChoices } from '#people/rules/age-gate.ts';
import { onwardFrom } from '#people/web/kept-invitation.ts';
import { useSession } from '#people/web/session.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { paths, signupPath } from '#subjects/rules/paths.ts';
import { usePlaces } from '#subjects/web/switched-on.ts';
import { AuthCard } from './auth-card.tsx';
import { rememberUnder13, useUnder13 } from './under-13.ts';

const labels = {
  under_13: 'onboarding_under_13',
  '13-17': 'onboarding_13_17',
  '18+': 'onboarding_18_plus',
} as const;

export function AuthScreen() {
  const text = useText();
  const { user } = useSession();
  const under13 = useUnder13();
  const [choice, setChoice] = useState<AgeChoice | null>(null);
  const chosen = under13 ? 'under_13' : choice;
  if (user !== null) return <Navigate to={onwardFrom()} replace />;

  function choose(next: AgeChoice) {
    setChoice(next);
    if (next === 'under_13') rememberUnder13();
  }

  return (
    <AuthCard title={text('onboarding_title')} tagline={text('onboarding_tagline')}>
      {chosen !== 'under_13' && (
        <fieldset>
          <legend className="auth-prompt">{text('onboarding_prompt')}</legend>
          <div className="columns snug auth-choices">
            {ageChoices.map((each) => (
              <Button
                key={each}
                look="bone"
                className="auth-choice"
                aria-pressed={chosen === each}
                onClick={() => choose(each)}
              >
                {text(labels[each])}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      <div className="stack centered auth-message" role="status">
        {chosen !== null && <Answer choice={chosen} />}
      </div>
      {chosen !== 'under_13' && (
        <p className="centered">
          <span>{text('onboarding_login_prompt')}</span>{' '}
          <Link to={paths.login}>{text('onboarding_login_link')}</Link>
        </p>
      )}
    </AuthCard>
  );
}

/** The answer to a choice of age, with the link to the next page. */
function Answer({ choice }: { choice: AgeChoice }) {
  const text = useText();
  const teachers = usePlaces('teachers');
  const answer = ageChoice(choice);
  if (!answer.allowed) {
    return (
      <>
        <p>{text('onboarding_under_13_message')}</p>
        {teachers.map(({ to, label }) => (
          <p key={to}>
            <span>{text('onboarding_under_13_class')}</span> <Link to={to}>{text(label)}</Link>
          </p>
        ))}
        <ButtonLink to={paths.home} size="large">
          {text('onboarding_home')}
        </ButtonLink>
      </>
    );
  }
  const message = answer.age_group === '18+' ? 'onboarding_18_plus_message' : 'onboarding_13_17_message';
  return (
    <>
      <p>{text(message)}</p>
      <ButtonLink to={signupPath(answer.age_group)} size="large">
        {text('onboarding_continue')}
      </ButtonLink>
    </>
  );
}
