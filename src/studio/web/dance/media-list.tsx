import { houseScore } from '#dance/rules/score/house-score.ts';
import type { Mapping } from '#dance/rules/score/mapping.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { tempoOf } from '#studio/rules/tapped-spans.ts';
import { studioTapPath } from '#subjects/rules/paths.ts';
import { MediumWords } from './medium-words.tsx';
import { mediumTitle, type StoredDance, type StoredMedium } from './stored-dance.ts';

/**
 * Lists every medium of the course: whether it has a mapping, and the link to the page on which its counts are tapped.
 */
export function MediaList({ stored: { dance, media } }: { stored: StoredDance }) {
  const score = dance?.score ?? houseScore();
  return (
    <Card aria-label="Media">
      <h2 className="studio-name">Where the counts lie in your media</h2>
      {media.length === 0 && (
        <p>
          No step has a video or a file yet, and there is no recording: give them some under Videos or Music.
        </p>
      )}
      <ul className="stack tight">
        {media.map((medium) => (
          <li key={medium.key} className="apart studio-medium">
            <div className="stack tight">
              <strong className="studio-long">{mediumTitle(medium)}</strong>
              <span className="quiet">{shownText(medium)}</span>
            </div>
            <div className="stack tight">
              <span>{mappedText(medium.mapping)}</span>
              <MediumWords score={score} medium={medium} />
            </div>
            <Link to={studioTapPath(medium.key)} aria-label={`Tap the count of ${mediumTitle(medium)}`}>
              {medium.mapping ? 'Look, or tap again' : 'Tap the count'}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Returns the names of the steps that show a medium: at most three names, and the number of the others. */
function shownText({ steps, kind }: StoredMedium): string {
  if (kind === 'recording') return 'Music under the dance';
  if (steps.length === 0) return 'No step shows it now';
  const names = steps.slice(0, 3).map(({ name }) => name);
  return steps.length > 3 ? `${names.join('; ')} and ${steps.length - 3} more` : names.join('; ');
}

function mappedText(mapping: Mapping | null): string {
  if (!mapping) return 'No counts yet';
  const counts = mapping.spans.reduce((sum, { from, until }) => sum + until - from, 0);
  const tempos = mapping.spans.map((span) => Math.round(tempoOf(span)));
  const [slowest, fastest] = [Math.min(...tempos), Math.max(...tempos)];
  const many = mapping.spans.length > 1 ? ` in ${mapping.spans.length} stretches` : '';
  return `${counts} counts${many}, ${slowest === fastest ? slowest : `${slowest} to ${fastest}`} beats a minute`;
}
