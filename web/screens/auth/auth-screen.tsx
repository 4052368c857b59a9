import { useCopy } from '#web/queries/copy.ts';

export function AuthScreen() {
  return (
    <div className="page">
      <h1>{useCopy('onboarding_title')}</h1>
    </div>
  );
}
