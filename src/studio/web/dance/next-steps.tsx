import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OwnDance } from '#dance/rules/score/own-dance.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { type DanceStep, danceSteps } from '#studio/rules/dance-steps.ts';
import { useStudio } from '#studio/web/studio.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { lessonPath, studioBuiltInPath, studioPath, studioTapPath } from '#subjects/rules/paths.ts';
import { daysId, revisionId } from './place-ids.ts';
import type { StoredDance } from './stored-dance.ts';

const titles: Readonly<Record<DanceStep['what'], string>> = {
  days: 'Say which day teaches what',
  videos: 'Give the days your videos',
  taps: 'Tap the count',
  revision: 'Make the days without a new part revise',
  look: 'Look at Day 1',
};

/** The link to the next step; shows nothing before a dance is stored. */
export function NextStep({ stored: { dance, media } }: { stored: StoredDance }) {
  const { data: course } = useStudio('readStudioCourse');
  const { data: builtIn } = useStudio('readStudioBuiltIn');
  const next = dance && danceSteps(dance.days, media, builtIn?.revision).find(({ done }) => !done);
  if (!next) return null;
  return <Way step={next} dayOne={dayOneOf(course)}>{`Next: ${titles[next.what]}`}</Way>;
}

/** Lists the steps that follow a saved script, in order, with their links. */
export function NextSteps({ stored: { media }, dance }: { stored: StoredDance; dance: OwnDance }) {
  const { data: course } = useStudio('readStudioCourse');
  const { data: builtIn } = useStudio('readStudioBuiltIn');
  const steps = danceSteps(dance.days, media, builtIn?.revision);
  const next = steps.find(({ done }) => !done);
  return (
    <Card aria-label="What comes next">
      <h2 className="studio-name">{next ? `Next: ${titles[next.what]}` : 'Ready'}</h2>
      <ol className="stack tight">
        {steps.map((step) => (
          <li key={step.what} className="cluster">
            {step.done && <CircleCheck aria-label="done" size={20} />}
            <Way step={step} dayOne={dayOneOf(course)}>
              {titles[step.what]}
            </Way>
            <span className="quiet">{step.says}</span>
          </li>
        ))}
      </ol>
      <Link to={studioBuiltInPath}>See what is still the built-in course</Link>
    </Card>
  );
}

function dayOneOf(course: OutputOf<'readStudioCourse'> | undefined): string {
  return course?.lessons.find(({ order_num }) => order_num === 1)?.id ?? '1';
}

function Way({ step, dayOne, children }: { step: DanceStep; dayOne: string; children: ReactNode }) {
  if (step.what === 'days') return <a href={`#${daysId}`}>{children}</a>;
  if (step.what === 'revision') return <a href={`#${revisionId}`}>{children}</a>;
  const to = {
    videos: studioPath('videos'),
    taps: step.medium ? studioTapPath(step.medium) : studioPath('videos'),
    look: lessonPath(dayOne),
  }[step.what];
  return <Link to={to}>{children}</Link>;
}
