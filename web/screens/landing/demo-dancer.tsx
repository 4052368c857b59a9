import { Loading } from '#web/ui/loading.tsx';

/** The house dancer on the landing page's stage. */
export function DemoDancer() {
  return (
    <div className="landing-demo-stage">
      <Loading />
    </div>
  );
}
