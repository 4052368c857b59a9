import './dance.css';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { houseScore } from '#dance/rules/score/house-score.ts';
import type { Score } from '#dance/rules/score/score.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { expectedPhrases } from '#studio/rules/dance-steps.ts';
import { useStudio } from '#studio/web/studio.ts';
import { studioPath } from '#subjects/rules/paths.ts';
import { Loaded } from '../loaded.tsx';
import { PageHead } from '../page-head.tsx';
import { mediumTitle, type StoredDance, type StoredMedium } from './stored-dance.ts';
import { TapPanel } from './tap-panel.tsx';
import { isMusic, useMusic, useVideo } from './use-tap-medium.ts';

/** The page on which the counts of one medium are tapped. */
export function TapPage() {
  const { medium: key = '' } = useParams();
  const query = useStudio('readStudioDance');
  return (
    <>
      <Link to={studioPath('dance')} className="cluster">
        <ArrowLeft aria-hidden="true" size={18} /> <span>The dance and its media</span>
      </Link>
      <PageHead title="Tap the count">
        Play it, and tap along on every beat: eight times or more. Then say which phrase your first tap began,
        and check that the counts fall on the beats.
      </PageHead>
      <Loaded query={query}>{(stored) => <Tapped key={key} stored={stored} medium={key} />}</Loaded>
    </>
  );
}

function Tapped({ stored: { dance, media }, medium: key }: { stored: StoredDance; medium: string }) {
  const medium = media.find((each) => each.key === key);
  if (!medium) return <p>No step of the course shows this medium any more.</p>;
  const Panel = isMusic(medium) ? MusicPanel : VideoPanel;
  return (
    <>
      <h2 className="studio-name studio-long">{mediumTitle(medium)}</h2>
      <Panel
        medium={medium}
        expected={dance ? expectedPhrases(dance, medium.steps) : []}
        score={dance?.score ?? houseScore()}
        intro={dance?.intro ?? 0}
      />
    </>
  );
}

type PanelProps = { medium: StoredMedium; expected: readonly number[]; score: Score; intro: number };

function VideoPanel(props: PanelProps) {
  return <TapPanel {...props} shown={useVideo(props.medium)} />;
}

function MusicPanel(props: PanelProps) {
  return <TapPanel {...props} shown={useMusic(props.medium)} />;
}
