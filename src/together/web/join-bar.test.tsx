import { afterEach, expect, test, vi } from 'vitest';
import { player } from '#player/content/player.ts';
import { renderToHtml } from '#testing/web/render-to-html.tsx';
import { together } from '#together/content/together.ts';
import { JoinBar } from './join-bar.tsx';

afterEach(() => vi.unstubAllGlobals());

function bar(sound: boolean): string {
  vi.stubGlobal('navigator', { onLine: true, userActivation: { hasBeenActive: true } });
  return renderToHtml(<JoinBar joined={false} sound={sound} dancing onJoin={() => {}} />);
}

test('a touch of an earlier page hides neither the button for the sound nor the words about it', () => {
  expect(bar(true)).toContain(together.together_join);
  expect(bar(true)).toContain(player.together_silent);
});

test('after a touch, a person who wants no sound is not asked for a press', () => {
  expect(bar(false)).toContain(together.together_joined);
  expect(bar(false)).not.toContain(player.together_silent);
});
