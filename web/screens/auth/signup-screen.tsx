// Sign-up in two steps: the account, then the survey. The second step stays open until it is answered, over reloads too.

import { useSyncExternalStore } from 'react';
import { Navigate } from 'react-router';
import { signUpAge } from '#rules/accounts/age-gate.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/queries/session.ts';
import { AccountForm } from './account-form.tsx';
import { SurveyForm } from './survey-form.tsx';
import { useUnder13 } from './under-13.ts';

export function SignupScreen() {
  const { user } = useSession();
  const under13 = useUnder13();
  const ageGroup = signUpAge(useAgeParam());
  if (user?.survey_open) return <SurveyForm />;
  if (user !== null) return <Navigate to={paths.dashboard} replace />;
  if (under13 || ageGroup === null) return <Navigate to={paths.auth} replace />;
  return <AccountForm ageGroup={ageGroup} />;
}

/** ?age= of the address. The served page knows no query, so it is read once the browser has taken over. */
function useAgeParam(): string | null {
  return useSyncExternalStore(
    (changed) => {
      window.addEventListener('popstate', changed);
      return () => window.removeEventListener('popstate', changed);
    },
    () => new URLSearchParams(window.location.search).get('age'),
    () => null,
  );
}
