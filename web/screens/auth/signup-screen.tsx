import { useCopy } from '#web/queries/copy.ts';

export function SignupScreen() {
  return (
    <div className="page">
      <h1>{useCopy('auth_signup_title')}</h1>
    </div>
  );
}
