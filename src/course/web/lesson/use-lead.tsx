import './guide.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TaughtLesson } from '#course/rules/lesson-dance.ts';
import type { Stage } from '#course/rules/practice/guide.ts';
import { placeToDance } from '#course/rules/step-scene.ts';
import type { Place } from '#course/rules/step-sequence.ts';
import { useChecks } from '#course/web/queries/checks.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { handFocusOn, whenPresent } from '#platform/web/ui/arrive-at.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { Drill } from '#player/rules/drills.ts';
import { isActive } from '#player/rules/player-state.ts';
import type { NextStep } from '#player/web/controls/stage-row.tsx';
import { usePlayer, usePlayerState } from '#player/web/use-player.ts';
import { useGuide } from './use-guide.ts';
import { useMarkComplete } from './use-mark-complete.ts';

/** Skip goes with the last step, and hands the focus to the gold button. */
const toStep = handFocusOn(() => document.querySelector<HTMLElement>('.row-play'));

/** The first mark that the learner has still to tick by hand: only what was called clean is ticked with the press. */
const openMark = () => document.querySelector<HTMLElement>('.practice-check input:not(:checked)');

type LeadProps = {
  lesson: TaughtLesson;
  place: Place;
  onGo: (place: Place) => void;
  /** The warm-up or cool-down that was just danced to its end: each time another object. */
  exercised: { stage: Stage } | null;
  /** The dancing has stopped for now. */
  onRest: () => void;
};

/**
 * The lesson leads: one gold button for the next step, one press each. It locks nothing. Gold is Mark Complete once the
 * list is ticked or all is danced. `way` is empty where no routine is danced.
 */
export function useLead({ lesson, place, onGo, onRest, exercised }: LeadProps) {
  const text = useText();
  const player = usePlayer();
  const checks = useChecks();
  const { status } = useMarkComplete(lesson);
  const guide = useGuide(lesson);
  const { stage, drills, ticks, way, exercise, takeBack } = guide;
  const { paused, leave, dance } = useDrills(lesson, place, onGo, onRest);
  const countExercise = useEffectEvent(exercise);
  useEffect(() => {
    if (exercised) countExercise(exercised.stage);
  }, [exercised]);

  const items = lesson.steps.flatMap(({ checklists }) => checklists);
  const ticked = items.length > 0 && items.every(({ id }) => checks.isChecked(id));
  const open = status !== 'completed' && status !== 'locked';
  const completes = open && (ticked || stage === 'complete');
  const skipped = way.some(({ state }) => state === 'skipped');

  /** Another step than the one that was paused: nothing is resumed then. */
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
    switch (stage) {
      case null:
        return skipped ? takeBack() : player.send({ type: 'play' });
      case 'complete':
        return player.send({ type: 'play' });
      case 'list':
        for (const id of ticks) checks.toggle(id);
        // The rest is the learner's to tick, in the list that lies open; it holds nothing up.
        guide.pass(stage);
        onGo({ tab: 'practice', part: 1 });
        whenPresent(openMark, (mark) => mark.focus());
        return;
      case 'check':
        return dance(drills, { tab: 'zombie', part: 1 });
      default:
        return dance(drills);
    }
  }

  const name = stage ?? (skipped ? 'skipped' : 'done');
  const next: NextStep = {
    label: paused
      ? text('player_resume')
      : text(name === 'done' || name === 'complete' ? 'player_play' : `dance_guide_${name}`),
    words: way.length === 0 ? null : text(`dance_guide_${name}_text`),
    aside: stage && stage !== 'complete' && (
      <Button ref={toStep} look="quiet" size="small" onClick={() => pass(stage)}>
        {text('dance_guide_skip')}
      </Button>
    ),
    press,
    gold: !completes,
  };
  return { ...guide, next, completes, choose };
}

/**
 * Whether a practice stands that a press resumes, and the way out of it; and the way to dance drills, on another place of the
 * lesson once its picture is there.
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
    paused: practises && !active,
    leave: () => player.send({ type: 'stopLoop' }),
    dance(drills: readonly Drill[], wanted: Place = place) {
      // What the place's medium does not show is danced where a medium of the lesson shows it.
      const on = placeToDance(lesson, drills, wanted) ?? wanted;
      if (on.tab === place.tab && on.part === place.part) return player.send({ type: 'drill', drills });
      setWaiting({ drills, from: scene });
      onGo(on);
    },
  };
}

/** The stage has the window: the title above it goes, and as far as the page's end has pushed it out it comes back. */
function showStage() {
  const edges = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const top = (edges('.player-place')?.top ?? 0) - Math.max(0, edges('.site-header')?.bottom ?? 0);
  if (top !== 0) window.scrollBy({ top, behavior: 'instant' });
}
