import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OwnDance } from '#dance/rules/score/own-dance.ts';
import { type DanceStep, danceSteps } from '#studio/rules/dance-steps.ts';
import { useStudio } from '#studio/web/studio.ts';
import { lessonPath, studioBuiltInPath, studioPath, studioTapPath } from '#subjects/rules/paths.ts';
import type { StoredDance } from './stored-dance.ts';

/** The place of the phrases' days on the page. */
export const daysId = 'dance-days';

const titles: Readonly<Record<DanceStep['what'], string>> = {
  days: 'Say which day teaches what',
  videos: 'Give the days your videos',
  taps: 'Tap the count',
  look: 'Look at Day 1',
};

/** What comes after the script, in order, with the way there. */
export function NextSteps({ stored: { media }, dance }: { stored: StoredDance; dance: OwnDance }) {
  const { data: course } = useStudio('readStudioCourse');
  const steps = danceSteps(dance.days, media);
  const next = steps.find(({ done }) => !done);
  const dayOne = course?.lessons.find(({ order_num }) => order_num === 1)?.id;
  return (
    <section className="card" aria-label="What comes next">
      <h2 className="studio-name">{next ? `Next: ${titles[next.what]}` : 'Ready'}</h2>
      <ol className="stack tight">
        {steps.map((step) => (
          <li key={step.what} className="cluster">
            {step.done && <CircleCheck aria-label="done" size={20} />}
            <Way step={step} dayOne={dayOne ?? '1'}>
              {titles[step.what]}
            </Way>
            <span className="quiet">{step.says}</span>
          </li>
        ))}
      </ol>
      <Link to={studioBuiltInPath}>See what is still the built-in course</Link>
    </section>
  );
}

function Way({ step, dayOne, children }: { step: DanceStep; dayOne: string; children: ReactNode }) {
  if (step.what === 'days') return <a href={`#${daysId}`}>{children}</a>;
  const to = {
    videos: studioPath('videos'),
    taps: step.medium ? studioTapPath(step.medium) : studioPath('videos'),
    look: lessonPath(dayOne),
  }[step.what];
  return <Link to={to}>{children}</Link>;
}
