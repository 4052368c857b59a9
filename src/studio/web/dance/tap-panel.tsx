import { useMemo, useRef, useState } from 'react';
import type { MappedCount, Span } from '#dance/rules/score/mapping.ts';
import type { Score } from '#dance/rules/score/score.ts';
import { mappingProblem } from '#dance/rules/score/score-problem.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { CheckField } from '#platform/web/ui/field.tsx';
import { withTapped } from '#studio/rules/tapped-spans.ts';
import { SaveBar } from '../save-bar.tsx';
import { useDraft } from '../use-draft.ts';
import { useSave } from '../use-save.ts';
import { MediumWords } from './medium-words.tsx';
import type { StoredMedium } from './stored-dance.ts';
import { TapNumbers } from './tap-numbers.tsx';
import { TapPlayer } from './tap-player.tsx';
import { TapSpans } from './tap-spans.tsx';
import { TapTaps } from './tap-taps.tsx';
import { useClicks } from './use-clicks.ts';
import type { Tapped } from './use-tap-medium.ts';

type TapPanelProps = {
  /** Seconds of music before the first count, as stated in the script. */
  intro: number;
  medium: StoredMedium;
  /** The phrases (from 1) that the days of the medium teach. */
  expected: readonly number[];
  score: Score;
  shown: Tapped;
};

/**
 * Plays the medium, takes taps on its beats, and lets the operator see and hear whether the counts are on the beats.
 */
export function TapPanel({ medium: stored, expected, score, intro, shown }: TapPanelProps) {
  const { key, kind, mapping, version } = stored;
  const { host, medium, failed } = shown;
  const draft = useDraft(`mapping ${key}`, { spans: mapping?.spans ?? [] }, version);
  const save = useSave('saveStudioMapping', draft);
  const tapButton = useRef<HTMLButtonElement>(null);
  const [moved, setMoved] = useState(0);
  const [clicks, setClicks] = useState(true);
  const isRough = kind === 'youtube';
  const { spans } = draft.value;
  const edit = (next: readonly Span[]) => draft.edit({ spans: [...next] });
  const places = useMemo(() => ({ spans }), [spans]);
  useClicks({ medium, score, mapping: places, on: clicks && !isRough });
  const seconds = medium && medium.duration() > 0 ? medium.duration() : null;
  const put = (anchors: readonly MappedCount[], phrase: number, last: number) =>
    edit(withTapped(spans, anchors, { score, phrase, last, seconds }));
  const problem = spans.length > 0 ? mappingProblem(draft.value, score, seconds) : null;

  function play() {
    medium?.play();
    // The focus moves to the tap button: if the focus stayed on the Play button, the space bar would pause the medium
    // and not tap.
    tapButton.current?.focus({ preventScroll: true });
    tapButton.current?.scrollIntoView({ block: 'nearest' });
  }

  function playFrom(second: number) {
    medium?.seek(Math.max(0, second));
    play();
  }

  return (
    <div className="studio-tap">
      <Card aria-label="Player">
        {host && <div ref={host} className="screen" />}
        <ErrorNote>{failed}</ErrorNote>
        {!medium && !failed && <p role="status">Fetching it…</p>}
        <TapPlayer medium={medium} score={score} spans={spans} onPlay={play} />
        {isRough ? (
          <p className="quiet">
            YouTube tells its place only roughly, within about a tenth of a second, so there are no clicks
            here: watch the counts run. Tap longer, sixteen times or more.
          </p>
        ) : (
          <CheckField
            label="Click on each count"
            checked={clicks}
            onChange={({ target }) => setClicks(target.checked)}
          />
        )}
      </Card>
      <TapTaps
        button={tapButton}
        medium={medium}
        score={score}
        spans={spans}
        expected={expected}
        goesOn={kind === 'recording' ? 'whole' : 'tapped'}
        onAnchors={put}
        onSpans={edit}
      />
      <TapSpans score={score} spans={spans} seconds={seconds} onSpans={edit} onPlay={playFrom} />
      <TapNumbers intro={intro} expected={expected} score={score} onAnchors={put} />
      <SaveBar
        draft={draft}
        save={save}
        problem={problem}
        label="Save the counts"
        onSave={() => {
          if (problem) return;
          const next = spans.length > 0 ? { spans } : null;
          void save.send({ medium: key, mapping: next }).then((answer) => setMoved(answer?.moved ?? 0));
        }}
      />
      {mapping && !draft.dirty && <MediumWords score={score} medium={stored} />}
      {moved > 0 && !draft.dirty && <p role="status">{movedText(moved)}</p>}
    </div>
  );
}

function movedText(items: number): string {
  return items === 1
    ? 'One practice segment moved along, onto the counts where it was.'
    : `${items} practice segments moved along, onto the counts where they were.`;
}
