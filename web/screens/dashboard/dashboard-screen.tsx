import { useCopy } from '#web/queries/copy.ts';

export function DashboardScreen() {
  return (
    <div className="page">
      <h1>{useCopy('nav_dashboard')}</h1>
    </div>
  );
}
