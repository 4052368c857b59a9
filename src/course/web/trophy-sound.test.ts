import { afterEach, expect, test, vi } from 'vitest';
import { defaultSettings } from '#player/rules/settings.ts';
import { playTrophySound, trophySoundSeconds } from './trophy-sound.ts';

afterEach(() => vi.unstubAllGlobals());

const withSound = (sound: boolean) => ({ readSettings: () => ({ ...defaultSettings, sound }) });

/** A stand-in for the audio context, which notes when each tone ends and how often it was made. */
function makeSoundCard({ touched = true } = {}) {
  const card = { made: 0, ends: [] as number[], disconnect: vi.fn() };
  const param = {
    value: 0,
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  };
  class Context {
    state = 'running';
    currentTime = 5;
    destination = {};
    suspend = async () => {};
    constructor() {
      card.made += 1;
    }
    node() {
      const { disconnect } = card;
      return {
        context: this,
        gain: param,
        frequency: param,
        detune: param,
        connect: (to: unknown) => to,
        disconnect,
      };
    }
    createGain() {
      return this.node();
    }
    createOscillator() {
      return { ...this.node(), start() {}, stop: (when: number) => card.ends.push(when - this.currentTime) };
    }
  }
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: touched } });
  return card;
}

test('no sound is played on a page that was not touched yet', async () => {
  const card = makeSoundCard({ touched: false });
  playTrophySound(withSound(true));
  await Promise.resolve();
  expect(card.made).toBe(0);
});

test('no sound is played when the sound is switched off', async () => {
  const card = makeSoundCard();
  playTrophySound(withSound(false));
  await Promise.resolve();
  expect(card.made).toBe(0);
});

test('bells and organ ring, are over in a second and a half, and can be silenced', async () => {
  const card = makeSoundCard();
  const silence = playTrophySound(withSound(true));
  await vi.waitFor(() => expect(card.ends.length).toBeGreaterThan(20));
  expect(Math.max(...card.ends)).toBeLessThanOrEqual(trophySoundSeconds);
  silence();
  expect(card.disconnect).toHaveBeenCalledOnce();
});
