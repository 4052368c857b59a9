import '#course/web/lesson/practice.css';
import type { Checklist } from '#course/content/course.ts';
import { PracticeItem } from '#course/web/lesson/practice-item.tsx';
import { youtubeSource } from '#player/rules/medium-source.ts';
import type { Phase, PlayerState } from '#player/rules/player-state.ts';
import { newPractice, type Practice } from '#player/rules/practice.ts';
import { defaultSettings } from '#player/rules/settings.ts';
import { LoopTools } from '#player/web/controls/drawers/loop-tools.tsx';
import { PracticeTools } from '#player/web/controls/drawers/practice-tools.tsx';
import { PlayerStage } from '#player/web/controls/player-stage.tsx';
import { PlayerTools } from '#player/web/controls/player-tools.tsx';
import { PracticePlayer } from '#player/web/controls/practice-player.tsx';
import { StageRow } from '#player/web/controls/stage-row.tsx';
import { Timeline } from '#player/web/controls/timeline.tsx';
import { PlayerContext } from '#player/web/use-player.ts';
import { stillMedium, stillPlayer, stillScene } from '#player/web/workbench/still-player.ts';

const range = { start: 0, end: 15 };
const itemLoop: Practice = newPractice({ kind: 'item', id: 'first', range });
const playing: Phase = { name: 'playing', medium: stillMedium, askedAt: 0, stalled: false, due: 0 };

/** The states of the controls. `changes` has what differs from the paused player. */
const states: readonly { name: string; changes: Partial<PlayerState> }[] = [
  { name: 'Paused', changes: {} },
  {
    name: 'Playing, loop on, slow',
    changes: { phase: playing, settings: { ...defaultSettings, loopEnabled: true }, rate: 0.5 },
  },
  { name: 'Looping an item', changes: { phase: playing, practice: { ...itemLoop, danced: 2 } } },
  {
    name: 'Between two repetitions, with a ramp',
    changes: {
      phase: { name: 'waiting', medium: stillMedium, since: 0, due: 3000 },
      practice: { ...itemLoop, danced: 3 },
      settings: { ...defaultSettings, ramp: 2 },
    },
  },
  {
    name: 'Counting in',
    changes: { phase: { name: 'countingIn', medium: stillMedium, due: 0 }, practice: itemLoop },
  },
  { name: 'The browser wants a tap', changes: { phase: { name: 'blocked', medium: stillMedium } } },
  { name: 'Every medium failed', changes: { phase: { name: 'unplayable', why: 'refused' } } },
];

const item: Checklist = {
  id: 'first',
  step_id: 'still',
  order_num: 1,
  item_text: 'Rise without using the hands',
  start_time: 0,
  end_time: 15,
  dance_start: 0,
  dance_end: 15,
};

/** A video that waits for a press. */
const poster = stillPlayer({
  phase: { name: 'poster', startAt: null },
  scene: { ...stillScene, sources: [youtubeSource('aaaaaaaaaaa')] },
});

/** The player's controls and the practice item in each of their states. */
export function PlayerParts() {
  return (
    <section className="stack">
      <h2>The player</h2>
      <PracticePlayer player={poster} title="Out of the ground" />
      {states.map(({ name, changes }) => (
        <div key={name} className="player">
          <h3>{name}</h3>
          <PlayerContext value={stillPlayer(changes)}>
            <PlayerStage words onSide={() => {}} />
            <Timeline />
            <StageRow
              panel={null}
              onPanel={() => {}}
              full={false}
              onFull={() => {}}
              next={null}
              onMore={null}
            />
          </PlayerContext>
        </div>
      ))}
      <PlayerContext value={stillPlayer({ practice: newPractice({ kind: 'ab', range }) })}>
        <PlayerTools />
        <LoopTools />
        <PracticeTools />
      </PlayerContext>
      <ul className="practice-list">
        {[
          { checked: false, waiting: false, isNext: true, practice: null },
          { checked: true, waiting: false, practice: null },
          { checked: true, waiting: true, practice: null },
          { checked: false, waiting: false, practice: itemLoop },
        ].map(({ practice, isNext = false, ...state }) => (
          <PlayerContext key={JSON.stringify([state, practice])} value={stillPlayer({ practice })}>
            <PracticeItem
              record={null}
              item={item}
              stepStart={0}
              isNext={isNext}
              {...state}
              onToggle={() => {}}
            />
          </PlayerContext>
        ))}
      </ul>
    </section>
  );
}
