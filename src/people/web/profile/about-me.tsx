import { Fragment } from 'react';
import type { About } from '#people/api/profile.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { paths } from '#subjects/rules/paths.ts';
import { ChangeAnswers } from './change-answers.tsx';

type Line = { label: string; value: string | null };

export function AboutMe({ about }: { about: About }) {
  const text = useText();
  const { first_name, last_name, email, age_group, experience_level, role } = about;
  // The lines of the card. First and last name are one line.
  const lines: Record<Exclude<keyof About, 'last_name'>, Line> = {
    first_name: { label: text('profile_name'), value: [first_name, last_name].filter(Boolean).join(' ') },
    email: { label: text('profile_email'), value: email },
    age_group: { label: text('profile_age_group'), value: age_group },
    experience_level: {
      label: text('profile_experience'),
      value: experience_level && text(`auth_experience_${experience_level}`),
    },
    role: { label: text('profile_role'), value: role && text(`auth_role_${role}`) },
  };
  return (
    <Card as="div">
      <dl className="profile-list">
        {Object.entries(lines).map(([field, { label, value }]) => (
          <Fragment key={field}>
            <dt className="quiet">{label}</dt>
            <dd>{value ?? text('profile_not_set')}</dd>
          </Fragment>
        ))}
      </dl>
      {experience_level === null || role === null ? (
        <Link to={paths.signup}>{text('profile_finish_survey')}</Link>
      ) : (
        <ChangeAnswers role={role} experience_level={experience_level} />
      )}
    </Card>
  );
}
