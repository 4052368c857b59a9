// The player's keys on the page. They work only while no field, dialog or focused control uses the key, and
// while the person has not switched single keys off (WCAG 2.1.4).

import { useEffectEvent, useLayoutEffect } from 'react';
import { isLetter, type KeyAction, keyAction } from '#player/rules/player-keys.ts';
import type { PlayerStore } from './player-store.ts';

/** The actions of those keys that the page handles itself. */
export type PageActions = { fullscreen: () => void; help: () => void; cues: () => void };

export function usePlayerKeys(player: PlayerStore, page: PageActions): void {
  const act = useEffectEvent((action: KeyAction) => {
    if (action.type === 'fullscreen' || action.type === 'help' || action.type === 'cues') page[action.type]();
    else player.send(action);
  });
  // A layout effect, so that a key works as soon as the player can be seen.
  useLayoutEffect(() => {
    /** The letter that each key writes, by the key's place on the keyboard, because keyboards differ. */
    const letters = new Map<string, string>();
    function handleKey(event: KeyboardEvent) {
      if (!event.altKey && isLetter(event.key)) letters.set(event.code, event.key.toLowerCase());
      if (event.defaultPrevented || event.isComposing || !player.getState().settings.keys) return;
      if (isOwnKey(event)) return;
      const action = keyAction({
        key: event.key,
        code: event.code,
        letter: letters.get(event.code),
        shift: event.shiftKey,
        alt: event.altKey,
        ctrl: event.ctrlKey,
        meta: event.metaKey,
      });
      if (!action) return;
      event.preventDefault();
      act(action);
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [player]);
}

const pressKeys = [' ', 'Enter'];
const moveKeys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** Whether the focused control itself uses this key. */
function isOwnKey({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog[open], [popover]')) return true;
  if (
    target.closest(
      'textarea, select, [contenteditable="true"], input:not([type="radio"], [type="checkbox"], [type="range"])',
    )
  )
    return true;
  if (target.closest('[role="tab"], [role="slider"], input[type="radio"], input[type="range"]')) {
    return moveKeys.includes(key) || pressKeys.includes(key);
  }
  return pressKeys.includes(key) && target.closest('button, a, summary, input') !== null;
}
