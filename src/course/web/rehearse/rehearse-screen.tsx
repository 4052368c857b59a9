import './rehearse.css';
import { useRehearsal } from '#course/web/queries/course.ts';
import { useProgress } from '#course/web/queries/progress.ts';
import { Picture as CrowdScene } from '#platform/web/art/pictures/crowd.svg';
import { useText } from '#platform/web/queries/copy.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Loading } from '#platform/web/ui/loading.tsx';
import { paths } from '#subjects/rules/paths.ts';
import { Rehearsal } from './rehearsal.tsx';

/** /rehearse (specification, section 2): locked until the first four lessons are completed. */
export function RehearseScreen() {
  const text = useText();
  const progress = useProgress();
  const { lesson, step, isError, refetch } = useRehearsal();

  if (progress.data && !progress.data.rehearsal.page_unlocked)
    return (
      <Shut title={text('nav_rehearse')} why={text('rehearse_locked')} more={text('rehearse_locked_text')} />
    );
  if (progress.data && lesson && step) return <Rehearsal lesson={lesson} step={step} />;
  if (progress.data && step === null)
    return <Shut title={text('rehearse_title')} why={text('toast.noVideo')} />;
  if (progress.isError || isError) {
    const retry = () => void Promise.all([progress.refetch(), refetch()]);
    return <ErrorState onRetry={retry} />;
  }
  return (
    <div className="page stack rehearse">
      <h1>{text('rehearse_title')}</h1>
      <Loading />
    </div>
  );
}

/** Says why there is no rehearsal now, with a link back. */
function Shut({ title, why, more }: { title: string; why: string; more?: string }) {
  const text = useText();
  return (
    <div className="page stack loose centered rehearse rehearse-door">
      <h1>{title}</h1>
      <CrowdScene className="rehearse-scene" />
      <p className="rehearse-lead">{why}</p>
      {more && <p>{more}</p>}
      <ButtonLink to={paths.learn}>{text('rehearse_back_to_lessons')}</ButtonLink>
    </div>
  );
}
