import { Card } from '#platform/web/ui/card.tsx';
import './built-in.css';
import { Link } from '#platform/web/ui/link.tsx';
import { brandName } from '#studio/rules/brand.ts';
import type { BuiltInPart } from '#studio/rules/built-in-lines.ts';
import { daysText } from '#studio/rules/days-text.ts';
import { useStudio } from '#studio/web/studio.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { familyOf } from '#subjects/rules/copy-families.ts';
import { studioLessonPath, studioPath } from '#subjects/rules/paths.ts';
import { movesId, revisionId } from '../dance/place-ids.ts';
import { Loaded } from '../loaded.tsx';
import { PageHead } from '../page-head.tsx';
import { LetGoForm } from './let-go-form.tsx';

type BuiltIn = OutputOf<'readStudioBuiltIn'>;
type Line = BuiltIn['lines'][number];
type Place = Line['places'][number];

const words: Readonly<Record<BuiltInPart, readonly [title: string, about: string]>> = {
  score: ['The dance', 'The course counts and calls the house routine. Paste the script of yours.'],
  danced: ['Steps without a video or film', 'The house dancer dances the house routine there.'],
  demo: [
    'The demo on the front page, and class screens',
    'They show what the rehearsal shows: the house dancer with the house routine.',
  ],
  reference: [
    'The dance on the dashboard and in rooms',
    'They show what the rehearsal shows: the house dancer with the house routine.',
  ],
  titles: ['Titles of lessons', 'They are those of the course that Shamble ships.'],
  notes: ['Notes', 'They explain the moves of the house routine.'],
  recaps: ['Recaps', 'They recall what the days before taught of the house routine.'],
  checks: ['Words of the Zombie Checks', 'They sum up a day of the house routine.'],
  cue_sheets: ['Cue sheets in notes', 'They list the words of the house routine by their counts.'],
  items: ['Practice segments', 'They name moves of the house routine.'],
  times: ['Times that can’t be right', 'They are those of the house routine, or lie outside of the video.'],
  texts: ['Texts with numbers of the house routine', 'Six minutes, or segments of 15 seconds.'],
  links: ['Links', 'They still lead where Shamble leads them.'],
  brand: ['Name, colour and icon', 'They are still Shamble’s own.'],
};

/** The page that lists what is left of the built-in course, with links to each place. */
export function BuiltInPage() {
  const query = useStudio('readStudioBuiltIn');
  return (
    <>
      <PageHead title="What is still the built-in course">
        Everything that is still as Shamble ships it, and the way to it. Nothing here is wrong as long as you
        teach the dance that ships with it.
      </PageHead>
      <Loaded query={query}>
        {(builtIn) => (
          <>
            <p role="status">
              <strong>{summaryOf(builtIn)}</strong>
            </p>
            {builtIn.own && <LetGoForm builtIn={builtIn} />}
            <RevisionNote open={builtIn.revision.open} />
            {builtIn.lines.length > 0 && (
              <ul className="stack snug studio-built-in">
                {builtIn.lines.map((line) => (
                  <li key={line.part}>
                    <BuiltInLine line={line} dance={builtIn.dance} />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

function summaryOf({ lines, own }: BuiltIn): string {
  if (lines.length === 0) return 'Nothing of it is left: the course is all your own.';
  if (!own) return 'All of it: you teach the course that Shamble ships.';
  return lines.length === 1 ? 'One kind of thing is left.' : `${lines.length} kinds of things are left.`;
}

/** The number of links that are shown at first; a press shows the others. */
const open = 3;

function BuiltInLine({ line: { part, count, places }, dance }: { line: Line; dance: boolean }) {
  const [title, about] = words[part];
  return (
    <Card aria-label={title}>
      <h2 className="spread studio-name">
        <span>{title}</span> <span className="figure">{count}</span>
      </h2>
      <p className="quiet">{about}</p>
      {part === 'danced' && <DancedWays dance={dance} />}
      <PlaceLinks places={places.slice(0, open)} />
      {places.length > open && (
        <details>
          <summary>{`${places.length - open} more`}</summary>
          <PlaceLinks places={places.slice(open)} />
        </details>
      )}
    </Card>
  );
}

/**
 * Links to the pages on which an operator can change the steps that the house dancer dances; shows nothing without a
 * dance of the operator's.
 */
function DancedWays({ dance }: { dance: boolean }) {
  if (!dance) return null;
  return (
    <p>
      <Link to={studioPath('videos')}>Give them your videos</Link> <span>or</span>{' '}
      <Link to={`${studioPath('dance')}#${movesId}`}>choose a move for each eight of your dance</Link>
      <span>: once each has one, the house dancer dances yours there.</span>
    </p>
  );
}

/**
 * The link to the days on which the operator's dance teaches nothing new, shown while any of these days still has
 * something of the built-in course.
 */
function RevisionNote({ open }: { open: readonly number[] }) {
  if (open.length === 0) return null;
  return (
    <Card as="p" look="line" size="small">
      <span>{`Your dance teaches nothing new on ${daysText(open)}.`}</span>{' '}
      <Link to={`${studioPath('dance')}#${revisionId}`}>Let these days revise</Link>
    </Card>
  );
}

function PlaceLinks({ places }: { places: readonly Place[] }) {
  return (
    <ul className="stack tight">
      {places.map((place) => (
        <li key={`${place.kind} ${place.id}`}>
          <PlaceLink place={place} />
        </li>
      ))}
    </ul>
  );
}

function PlaceLink({ place: { kind, id, lesson_id = '', name, says } }: { place: Place }) {
  const to = {
    lesson: studioLessonPath(id),
    step: `${studioLessonPath(lesson_id)}?${new URLSearchParams({ step: id })}`,
    text: brandName(id) ? studioPath('brand') : `${studioPath('texts')}?${new URLSearchParams({ text: id })}`,
    dance: studioPath('dance'),
  }[kind];
  return (
    <>
      <Link to={to}>{kind === 'text' ? (brandName(id) ?? familyOf(id).title) : name}</Link>
      {says && (
        <>
          {' '}
          <span className="quiet studio-long">{kind === 'text' ? `“${says}”` : says}</span>
        </>
      )}
    </>
  );
}
