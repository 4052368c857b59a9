import './rehearse.css';
import { paths } from '#rules/paths.ts';
import { Picture as CrowdScene } from '#web/art/pictures/crowd.svg';
import { useReadCopy } from '#web/queries/copy.ts';
import { useRehearsal } from '#web/queries/course.ts';
import { useProgress } from '#web/queries/progress.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Rehearsal } from './rehearsal.tsx';

/** /rehearse (specification, section 2): locked until the first four lessons are completed. */
export function RehearseScreen() {
  const text = useReadCopy();
  const progress = useProgress();
  const { step, isError, refetch } = useRehearsal();

  if (progress.data && !progress.data.rehearsal.page_unlocked) return <Locked />;
  if (progress.data && step) return <Rehearsal step={step} />;
  if (progress.isError || isError) {
    const retry = () => void Promise.all([progress.refetch(), refetch()]);
    return <ErrorState onRetry={retry} />;
  }
  return (
    <div className="page rehearse">
      <h1>{text('rehearse_title')}</h1>
      <Loading />
    </div>
  );
}

function Locked() {
  const text = useReadCopy();
  return (
    <div className="page rehearse rehearse-door">
      <h1>{text('nav_rehearse')}</h1>
      <CrowdScene className="rehearse-scene" />
      <p className="rehearse-lead">{text('rehearse_locked')}</p>
      <p>{text('rehearse_locked_text')}</p>
      <ButtonLink to={paths.learn}>{text('rehearse_back_to_lessons')}</ButtonLink>
    </div>
  );
}
