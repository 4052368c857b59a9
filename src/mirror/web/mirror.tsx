import { mirror } from '#mirror/content/mirror.ts';
import { useText } from '#platform/web/queries/copy.ts';
import './mirror.css';
import './takes.css';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '#people/web/session.ts';
import { ownStore } from '#platform/web/own-store.ts';
import { newKey } from '#platform/web/queries/new-key.ts';
import { handFocusOn } from '#platform/web/ui/arrive-at.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { isActive, stepRange } from '#player/rules/player-state.ts';
import type { Range } from '#player/rules/range.ts';
import { usePlayer, usePlayerState } from '#player/web/use-player.ts';
import { loopRange } from './loop-range.ts';
import { type BarProps, toMirror } from './mirror-bar.tsx';
import { reloadForCamera } from './reload-for-camera.ts';
import { SelfView } from './self-view.tsx';
import { TakeList } from './take-list.tsx';
import type { Take } from './take-recorder.ts';
import type { StoredTake } from './take-store.ts';
import { TakeView } from './take-view.tsx';
import { danceKey } from './use-dance-of.ts';
import { useTakes } from './use-takes.ts';

/** The key under which the device notes that the person has read the words about privacy. */
const wordsRead = 'mirror';

const toButton = handFocusOn(() => document.querySelector('.row-you'));

/**
 * Shows the learner beside the dancer: the camera's picture, or a take. The server gets none of these pictures. The
 * mirror is beside the stage's picture and takes part in whatever the stage does, such as full screen.
 */
export function Mirror({ onClose }: { onClose: () => void }) {
  const text = useText(mirror);
  const player = usePlayer();
  const { user, offline } = useSession();
  const person = user?.id ?? '';
  const [agreed, setAgreed] = useState(() => ownStore.read(person, 'known', wordsRead) === true);
  const [watched, setWatched] = useState<StoredTake | null>(null);
  const [listed, setListed] = useState(false);
  const [large, setLarge] = useState(true);
  const { takes, loose, keep, remove } = useTakes(person);
  const danced = usePlayerState(danceKey);
  const start = usePlayerState((state) => stepRange(state).start);
  const end = usePlayerState((state) => stepRange(state).end);
  const isHere = (take: StoredTake) =>
    take.of === danced && take.segment.start >= start && take.segment.end <= end;

  /** Whether the camera may be asked for. Before that, the page must know whether its document may use a camera. */
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (agreed && !reloadForCamera()) setReady(true);
  }, [agreed]);

  /** The take that is watched now, for a film that is finished later; undefined once the mirror is closed. */
  const watchedNow = useRef<StoredTake | null | undefined>(watched);
  watchedNow.current = watched;
  useEffect(
    () => () => {
      watchedNow.current = undefined;
    },
    [],
  );

  function taken(take: Take, segment: Range, mirrored: boolean) {
    if (watchedNow.current === undefined) return;
    const recorded: StoredTake = {
      ...take,
      id: newKey(),
      person,
      of: danced,
      version: player.getState().settings.version,
      segment,
      mirrored,
      recordedAt: Date.now(),
      kept: false,
    };
    void keep(recorded);
    if (watchedNow.current === null) watch(recorded);
  }

  /** Shows a take: the stage goes to the start of the filmed segment, and repeats it once the film is ready. */
  function watch(take: StoredTake) {
    setListed(false);
    // A copy is a new object, so even the film of a take that is watched already starts from its beginning.
    setWatched({ ...take });
    player.send({ type: 'pause' });
    loopRange(player, take.segment);
    player.send({ type: 'seek', to: take.segment.start });
  }

  // The player does not know of the film, and would count the repetitions beside it as danced by the
  // learner.
  useEffect(() => {
    if (!watched) return;
    player.send({ type: 'watch', watching: true });
    return () => player.send({ type: 'watch', watching: false });
  }, [player, watched]);

  async function drop(gone: readonly StoredTake[]): Promise<boolean> {
    const worked = await remove(gone);
    if (worked && watched && gone.some(({ id }) => id === watched.id)) setWatched(null);
    return worked;
  }

  const bar: BarProps = {
    takes: takes.length,
    onList: () => setListed(true),
    large,
    onLarge: () => setLarge(!large),
  };
  return (
    <section ref={toButton} className="mirror" aria-label={text('mirror_label')} data-large={large}>
      {!agreed && (
        <PrivacyWords
          onGo={() => {
            ownStore.write(person, 'known', wordsRead, true);
            setAgreed(true);
          }}
          onNot={onClose}
        />
      )}
      {ready && !watched && <SelfView bar={bar} onTaken={taken} onClose={onClose} />}
      {ready && watched && (
        <TakeView
          take={watched}
          first={firstOf(takes, watched)}
          kept={!loose.some(({ id }) => id === watched.id)}
          bar={bar}
          onReady={() => isActive(player.getState()) || player.send({ type: 'play' })}
          onBack={() => {
            // The loop stays, so that the segment can be danced again.
            player.send({ type: 'pause' });
            setWatched(null);
          }}
        />
      )}
      <TakeList
        open={listed}
        onClose={() => setListed(false)}
        takes={takes}
        isHere={isHere}
        onWatch={watch}
        onKeep={keep}
        onDelete={drop}
        asksTwice={offline || user?.age_group !== '18+'}
      />
    </section>
  );
}

/** Returns the first take of the segment of `take`; null when the first take is `take` itself. */
function firstOf(takes: readonly StoredTake[], take: StoredTake): StoredTake | null {
  const same = takes.filter(
    ({ of, segment }) =>
      of === take.of && segment.start === take.segment.start && segment.end === take.segment.end,
  );
  const first = same.at(-1);
  return first && first.id !== take.id ? first : null;
}

/** Shows the words about privacy, before the camera is asked for. */
function PrivacyWords({ onGo, onNot }: { onGo: () => void; onNot: () => void }) {
  const text = useText(mirror);
  return (
    <div ref={toMirror} className="mirror-words">
      <h2>{text('mirror_words_title')}</h2>
      <ul>
        <li>{text('mirror_words_here')}</li>
        <li>{text('mirror_words_takes')}</li>
        <li>{text('mirror_words_judge')}</li>
      </ul>
      <div className="cluster tight mirror-answers">
        <Button look="night" size="compact" onClick={onNot}>
          {text('mirror_words_not')}
        </Button>
        <Button size="compact" onClick={onGo}>
          {text('mirror_words_go')}
        </Button>
      </div>
    </div>
  );
}
