import { Link } from 'react-router';
import type { Profile } from '#api/profile.ts';
import { paths } from '#rules/paths.ts';
import { useReadCopy } from '#web/queries/copy.ts';
import { ChangeAnswers } from './change-answers.tsx';

export function AboutMe({ profile }: { profile: Profile }) {
  const text = useReadCopy();
  const { first_name, last_name, email, age_group, experience_level, role } = profile;
  const notSet = text('profile_not_set');
  return (
    <section className="card" aria-label={text('profile_name')}>
      <dl className="profile-list">
        <dt className="quiet">{text('profile_name')}</dt>
        <dd>{[first_name, last_name].filter(Boolean).join(' ')}</dd>
        <dt className="quiet">{text('profile_email')}</dt>
        <dd>{email}</dd>
        <dt className="quiet">{text('profile_age_group')}</dt>
        <dd>{age_group}</dd>
        <dt className="quiet">{text('profile_experience')}</dt>
        <dd>{experience_level ? text(`auth_experience_${experience_level}`) : notSet}</dd>
        <dt className="quiet">{text('profile_role')}</dt>
        <dd>{role ? text(`auth_role_${role}`) : notSet}</dd>
      </dl>
      {experience_level === null || role === null ? (
        <Link to={paths.signup}>{text('profile_finish_survey')}</Link>
      ) : (
        <ChangeAnswers role={role} experience_level={experience_level} />
      )}
    </section>
  );
}
