import './guide.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TaughtLesson } from '#course/rules/lesson-dance.ts';
import { type GoldControl, goldControl } from '#course/rules/practice/gold-control.ts';
import type { Stage } from '#course/rules/practice/guide.ts';
import { placeToDance } from '#course/rules/step-scene.ts';
import type { Place, Tab } from '#course/rules/step-sequence.ts';
import { useChecks } from '#course/web/queries/checks.ts';
import { type ReadText, useText } from '#platform/web/queries/copy.ts';
import { handFocusOn, whenPresent } from '#platform/web/ui/arrive-at.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { Drill } from '#player/rules/drills.ts';
import { isActive, isOwnLoop } from '#player/rules/player-state.ts';
import type { Loop } from '#player/rules/practice.ts';
import type { NextStep } from '#player/web/controls/stage-row.tsx';
import { usePlayer, usePlayerState } from '#player/web/use-player.ts';
import type { CopyKey } from '#subjects/content/texts.ts';
import { useGuide } from './use-guide.ts';
import { useMarkComplete } from './use-mark-complete.ts';

/**
 * Keeps the focus when the sentence with the button Skip moves to another place of the page, or disappears after the
 * last stage of the guide: the Skip button at the new place gets the focus, or else the player's first button.
 */
const toStep = handFocusOn(
  () =>
    document.querySelector<HTMLElement>('.next-words button') ??
    document.querySelector<HTMLElement>('.row-play'),
);

/** The first box that the learner still has to tick: the press on the tab ticks only items that were called clean. */
const openMark = () => document.querySelector<HTMLElement>('.practice-check input:not(:checked)');

type LeadProps = {
  lesson: TaughtLesson;
  place: Place;
  onGo: (place: Place) => void;
  /** The warm-up or cool-down that was just danced to its end: a new object each time. */
  exercised: { stage: Stage } | null;
  /** Called when the dancing stops. */
  onRest: () => void;
};

/**
 * Guides the learner: one gold control always begins the next stage of the guide, and nothing is locked. If a control
 * of the page (the list, the Zombie Check, Mark Complete) belongs to that stage, the control is gold. `way` is empty
 * for a lesson that teaches no phrases.
 */
export function useLead({ lesson, place, onGo, onRest, exercised }: LeadProps) {
  const text = useText();
  const player = usePlayer();
  const checks = useChecks();
  const { status } = useMarkComplete(lesson);
  const guide = useGuide(lesson);
  const { stage, drills, ticks, way, exercise, takeBack } = guide;
  const { active, paused, leave, dance } = useDrills(lesson, place, onGo, onRest);
  const countExercise = useEffectEvent(exercise);
  useEffect(() => {
    if (exercised) countExercise(exercised.stage);
  }, [exercised]);

  const items = lesson.steps.flatMap(({ checklists }) => checklists);
  const ticked = items.length > 0 && items.every(({ id }) => checks.isChecked(id));
  const open = status !== 'completed' && status !== 'locked';
  const completes = open && (ticked || stage === 'complete');
  const skipped = way.some(({ state }) => state === 'skipped');
  // While the browser demands a tap before it plays anything, the button for the tap is in the stage.
  const blocked = usePlayerState(({ phase }) => phase.name === 'blocked');
  const own = usePlayerState((state) => (isOwnLoop(state) ? (state.practice?.loop ?? null) : null));
  const begun = usePlayerState(({ practice }) => practice?.begun === true);
  const loops = own !== null && paused;
  const gold = goldControl({
    stage,
    tab: place.tab,
    active: active || blocked,
    paused,
    completes,
  });

  /** Goes to another stage of the guide, and ends a paused practice so that the player does not resume it there. */
  const choose = (chosen: Stage) => {
    leave();
    guide.choose(chosen);
  };
  const pass = (passed: Stage) => {
    leave();
    guide.pass(passed);
  };

  function press() {
    if (paused) return player.send({ type: 'play' });
    if (stage === null && skipped) return takeBack();
    if (drills.length === 0 || (stage === 'check' && place.tab !== 'zombie'))
      return player.send({ type: 'play' });
    dance(drills);
  }

  function openTab(tab: Tab) {
    onGo({ tab, part: 1 });
    if (tab !== 'practice' || gold !== tab) return;
    for (const id of ticks) checks.toggle(id);
    whenPresent(openMark, (mark) => mark.focus({ preventScroll: true }));
  }

  const name = stage ?? (skipped ? 'skipped' : 'done');
  const sentence = sentenceOf(gold, name, ticks.length);
  const words = way.length === 0 || loops ? null : text(sentence);
  const aside = stage && stage !== 'complete' && (
    <Button ref={toStep} look="quiet" size="small" onClick={() => pass(stage)}>
      {text('dance_guide_skip')}
    </Button>
  );
  const resume = !own ? text('player_resume') : begun ? text('player_resume_loop') : loopName(text, own);
  const inStage = gold === 'player';
  const next: NextStep = {
    label: paused ? resume : text(isNamed(name) ? `dance_guide_${name}` : 'player_play'),
    stopLoop: text('lesson_stop_loop'),
    words: inStage ? words : null,
    aside,
    press,
    gold: inStage,
  };
  return { ...guide, next, gold, words: inStage ? null : words, aside, openTab, choose };
}

/**
 * Returns the label of the button that starts a loop of the learner's own of which nothing has played, for example a
 * loop that a link opened. It has the words of the control that makes such a loop.
 */
function loopName(text: ReadText, loop: Loop): string {
  if (loop.kind === 'segment') return text('player_segment', { number: loop.index + 1 });
  return text(loop.kind === 'item' ? 'lesson_play_segment' : 'player_loop');
}

/** Returns the text that says what the gold control does. */
function sentenceOf(gold: GoldControl, name: Stage | 'skipped' | 'done', ticks: number): CopyKey {
  if (gold === 'complete') return 'dance_guide_complete_text';
  if (gold === 'practice' && ticks > 0) return 'dance_guide_list_clean_text';
  return `dance_guide_${name}_text`;
}

/**
 * Whether the first button of the player has the name of this stage of the guide: other controls of the page have the
 * names of the other stages.
 */
function isNamed(
  name: Stage | 'skipped' | 'done',
): name is Exclude<typeof name, 'list' | 'check' | 'complete' | 'done'> {
  return !['list', 'check', 'complete', 'done'].includes(name);
}

/**
 * Scrolls to the player's stage when something begins to play, and calls `onRest` when it ends. Of the returned values,
 * `active` says whether something plays, and `paused` whether a practice is paused. `leave` ends the practice. `dance`
 * dances drills: if the drills need another place of the lesson, `dance` opens that place and waits until the player
 * has its scene.
 */
function useDrills(lesson: TaughtLesson, place: Place, onGo: (place: Place) => void, onRest: () => void) {
  const player = usePlayer();
  const practises = usePlayerState(({ practice }) => practice !== null);
  const active = usePlayerState(isActive);
  const scene = usePlayerState((state) => state.scene);
  const [waiting, setWaiting] = useState<{ drills: readonly Drill[]; from: typeof scene } | null>(null);
  const danced = useRef(false);

  useEffect(() => {
    if (danced.current && !active) onRest();
    if (!danced.current && active) showStage();
    danced.current = active;
  }, [active, onRest]);

  useEffect(() => {
    if (!waiting || waiting.from === scene) return;
    setWaiting(null);
    player.send({ type: 'drill', drills: waiting.drills });
  }, [player, scene, waiting]);

  return {
    active,
    paused: practises && !active,
    leave: () => player.send({ type: 'stopLoop' }),
    dance(drills: readonly Drill[], wanted: Place = place) {
      // Counts that the place's medium does not show are danced where a medium of the lesson shows them.
      const on = placeToDance(lesson, drills, wanted) ?? wanted;
      if (on.tab === place.tab && on.part === place.part) return player.send({ type: 'drill', drills });
      setWaiting({ drills, from: scene });
      onGo(on);
    },
  };
}

/**
 * Scrolls so that the stage begins right below the site's header. The title above the stage goes out of view, and a
 * stage that the end of the page has pushed up comes back.
 */
function showStage() {
  const edges = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const top = (edges('.player-place')?.top ?? 0) - Math.max(0, edges('.site-header')?.bottom ?? 0);
  if (top !== 0) window.scrollBy({ top, behavior: 'instant' });
}
