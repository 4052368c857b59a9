// Sign-up in two steps: the account, then the survey. The survey is shown until it is answered, even after reloads.

import { Navigate } from 'react-router';
import { signUpAge } from '#people/rules/age-gate.ts';
import { onwardFrom } from '#people/web/kept-invitation.ts';
import { useSession } from '#people/web/session.ts';
import { useHydrated } from '#platform/web/queries/hydrated.ts';
import { useStepArrival } from '#platform/web/ui/arrive-at.ts';
import { useQuery } from '#platform/web/use-query.ts';
import { paths } from '#subjects/rules/paths.ts';
import { AccountForm } from './account-form.tsx';
import { AuthScreen } from './auth-screen.tsx';
import { SurveyForm } from './survey-form.tsx';
import { useUnder13 } from './under-13.ts';

export function SignupScreen() {
  const { user } = useSession();
  const under13 = useUnder13();
  const query = useQuery();
  const ageGroup = signUpAge(query.get('age'));
  useStepArrival(user?.survey_open ? 'survey' : 'account');
  if (user?.survey_open) return <SurveyForm />;
  if (user !== null) return <Navigate to={onwardFrom()} replace />;
  if (under13 || ageGroup === null) return <BackToTheGate />;
  return <AccountForm ageGroup={ageGroup} />;
}

/** Shows the age gate when the age is unknown, and goes to the address of the age gate as soon as scripts run. */
function BackToTheGate() {
  const hydrated = useHydrated();
  return (
    <>
      {hydrated && <Navigate to={paths.auth} replace />}
      <AuthScreen />
    </>
  );
}
