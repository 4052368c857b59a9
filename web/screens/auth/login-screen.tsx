import { useCopy } from '#web/queries/copy.ts';

export function LoginScreen() {
  return (
    <div className="page">
      <h1>{useCopy('auth_login_title')}</h1>
    </div>
  );
}
