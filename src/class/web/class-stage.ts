// The dance on the class screen: the house dancer inside an element, held to a state. It needs no network once it is there.

import { type ClassState, classStart, segmentOf, segmentRange } from '#class/rules/class-state.ts';
import { routineDuration } from '#dance/content/routine/routine.ts';
import { dancerSource, type MediumSource } from '#player/rules/medium-source.ts';
import type { Medium } from '#player/web/medium.ts';

export type ClassStage = {
  /** Makes it so; a segment that is not the one danced now begins anew. */
  apply(state: ClassState): void;
  /** Seconds of the routine. */
  place(): number;
  /** Asks for a lost dancer once more. */
  tryAgain(): void;
  destroy(): void;
};

type Options = {
  host: HTMLElement;
  makeMedium: (host: HTMLElement, source: MediumSource) => Promise<Medium>;
  /** What changed by itself: the next segment is danced, or the dance has stopped. */
  onChange: (change: Partial<ClassState>) => void;
  /** The dancer can't be had. */
  onLost: () => void;
};

export function makeClassStage({ host, makeMedium, onChange, onLost }: Options): ClassStage {
  let state: ClassState = classStart;
  let medium: Medium | null = null;
  let gone = false;

  async function open(): Promise<void> {
    const box = document.createElement('div');
    box.className = 'player-medium';
    host.replaceChildren(box);
    const made = await makeMedium(box, dancerSource(4)).catch(() => null);
    if (gone) return made?.destroy();
    if (!made) return onLost();
    made.listen((event) => {
      if (event.type === 'rangeEnd' && state.loop) again();
      if (event.type === 'time') follow();
      // Looked at after the end of the range has been told: where it is looped the dance goes on from there.
      if (event.type === 'state' && event.state === 'paused') queueMicrotask(lookStopped);
    });
    const { start } = segmentRange(state.segment);
    await made.load({ start, rate: state.rate, muted: false });
    if (gone) return made.destroy();
    medium = made;
    medium.setVolume({ level: 1, muted: false });
    medium.setSide?.(state.side);
    medium.setRange(rangeOf(state));
    if (state.playing) medium.play();
  }

  /** The segment begins again where it is looped. */
  function again(): void {
    medium?.seek(segmentRange(state.segment).start);
    if (state.playing) medium?.play();
  }

  /** The dance is over, or the device stopped it: a call came in, a plug was pulled. */
  function lookStopped(): void {
    if (!state.playing || medium?.state() !== 'paused') return;
    state = { ...state, playing: false };
    onChange({ playing: false });
  }

  function follow(): void {
    if (!medium || state.loop || !state.playing) return;
    const segment = segmentOf(medium.position());
    if (segment !== state.segment) {
      state = { ...state, segment };
      onChange({ segment });
    }
  }

  void open();
  return {
    apply(next) {
      const before = state;
      state = next;
      if (!medium) return;
      if (next.rate !== before.rate) medium.setRate(next.rate);
      if (next.side !== before.side) medium.setSide?.(next.side);
      const moved = next.segment !== before.segment;
      if (moved || next.loop !== before.loop) medium.setRange(rangeOf(next));
      if (moved) medium.seek(segmentRange(next.segment).start);
      if (next.playing && (!before.playing || moved)) medium.play();
      if (!next.playing && before.playing) medium.pause();
    },
    place: () => medium?.position() ?? segmentRange(state.segment).start,
    tryAgain: () => void open(),
    destroy() {
      gone = true;
      medium?.destroy();
      medium = null;
      host.replaceChildren();
    },
  };
}

/** The medium's own end lies behind the warm-up and the cool-down, which a class does not dance here. */
function rangeOf({ loop, segment }: ClassState): { start: number; end: number } {
  return loop ? segmentRange(segment) : { start: 0, end: routineDuration };
}
