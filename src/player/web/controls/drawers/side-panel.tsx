import { useEffect, useRef } from 'react';
import { Picture as Feet } from '#platform/web/art/pictures/feet.svg';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useMediaQuery } from '#platform/web/ui/use-media-query.ts';
import { type GroupName, groupNames } from '#player/rules/group.ts';
import { mayHaveGroup } from '#player/rules/group-setting.ts';
import { sourceOf } from '#player/rules/player-state.ts';
import { type Side, shownSide, sideName, sides } from '#player/rules/side.ts';
import { makeStage } from '#player/web/dancer/stage.ts';
import { useChangeSettings, usePlayerState } from '../../use-player.ts';

/**
 * The sides that the medium has, each with a picture of the dancer seen from that side, and what 'left' means.
 */
export function SidePanel() {
  const text = useText();
  const set = useChangeSettings();
  const can = usePlayerState((state) => sourceOf(state)?.can);
  const settings = usePlayerState((state) => state.settings);
  if (!can) return null;
  const dances = can.sides.length === sides.length;
  const shown = shownSide(settings, can);

  return (
    <fieldset className="stack tight side-panel">
      <legend className="only-read-aloud">{text('player_side_ask')}</legend>
      <div className="side-cards">
        {sides
          .filter((side) => can.sides.includes(side))
          .map((side) => (
            <Button
              key={side}
              look="tile"
              className="side-card"
              aria-pressed={side === shown}
              onClick={() => set({ side, sideChosen: true })}
            >
              {dances && <SidePicture side={side} />}
              <strong>{text(`player_side_${sideName(side, can)}`)}</strong>
              <span>{text(`player_side_${sideName(side, can)}_text`)}</span>
            </Button>
          ))}
      </div>
      <GroupChoice />
      <div className="side-note">
        {dances && <Feet className="side-feet" />}
        <p>{text(dances ? 'player_side_note' : 'player_side_film_note')}</p>
      </div>
    </fieldset>
  );
}

/**
 * The choice of the group for long stretches. A change from 'alone' to a group also sets the side 'from behind',
 * because only that side shows the learner's place in the group.
 */
function GroupChoice() {
  const text = useText();
  const set = useChangeSettings();
  const group = usePlayerState((state) => state.settings.group);
  const offered = usePlayerState(mayHaveGroup);
  if (!offered) return null;

  function choose(wanted: GroupName) {
    const inside = wanted !== 'alone' && group === 'alone';
    const side = inside ? ({ side: 'follow', sideChosen: true } as const) : {};
    set({ group: wanted, ...side });
  }

  return (
    <fieldset className="cluster tight" aria-label={text('player_group')}>
      {groupNames.map((name) => (
        <Button
          key={name}
          look="night"
          size="compact"
          aria-pressed={group === name}
          onClick={() => choose(name)}
        >
          {text(`player_group_${name}`)}
        </Button>
      ))}
      {group !== 'alone' && <p className="side-note">{text('player_group_here')}</p>}
    </fieldset>
  );
}

/** Seconds of the routine that the pictures repeat: a step to the left, with the left arm. */
const excerpt = { start: 15, end: 18.75 };
/** Milliseconds between two pictures: three small dancers must not slow the page down. */
const pictureMs = 50;

/**
 * A small picture of the dancer from one side: in a mirror, from behind, or over the heads of the crowd as on the
 * day (tools.css). The dancer does not move if the person wants reduced motion.
 */
function SidePicture({ side }: { side: Side }) {
  const host = useRef<HTMLSpanElement>(null);
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');

  useEffect(() => {
    if (!host.current) return;
    const stage = makeStage(host.current, '');
    stage.setSide(side);
    const begun = performance.now();
    const length = excerpt.end - excerpt.start;
    const show = () => stage.show(excerpt.start + (((performance.now() - begun) / 1000) % length));
    stage.show(excerpt.start + length / 4);
    const timer = calm ? undefined : window.setInterval(show, pictureMs);
    return () => {
      window.clearInterval(timer);
      stage.destroy();
    };
  }, [side, calm]);

  return <span ref={host} className="side-picture" data-side={side} aria-hidden="true" />;
}
