import { expect, test } from 'vitest';
import { countSeconds } from '#dance/content/routine/routine.ts';
import { clips } from '#dance/content/voice/en.ts';
import { spokenBetween } from '#dance/rules/voice/spoken.ts';
import { type Bus, makeBus, speak } from './perform.ts';

/** An audio parameter that keeps its commands, in the order of time. */
function param() {
  let commands: { to: number; at: number }[] = [];
  return {
    value: 1,
    setValueAtTime: () => {},
    linearRampToValueAtTime: () => {},
    exponentialRampToValueAtTime: () => {},
    setTargetAtTime(to: number, at: number) {
      commands = [...commands, { to, at }].sort((a, b) => a.at - b.at);
    },
    cancelScheduledValues(from: number) {
      commands = commands.filter(({ at }) => at < from);
    },
    /** Returns the value that the parameter moves to at a moment. */
    at: (moment: number) => commands.findLast(({ at }) => at <= moment)?.to,
  };
}

function fakeBus(rate: number): Bus {
  const node = () => ({
    context,
    gain: param(),
    frequency: param(),
    Q: param(),
    connect: (next: unknown) => next,
    disconnect() {},
    start() {},
    stop() {},
  });
  const context = {
    currentTime: 0,
    createGain: node,
    createBiquadFilter: node,
    createBufferSource: node,
    createOscillator: node,
  };
  return makeBus({ music: node(), click: node(), voice: node(), leave() {} } as never, rate);
}

test.each([0.5, 1, 1.5, 2])(
  'at speed %s the band is quieter under every word, however near to each other the words are',
  (rate) => {
    const voice = { sound: {} as AudioBuffer, clips, shift: 0 };
    const whenOf = (beat: number) => 10 + (beat * countSeconds) / rate;
    for (const mode of ['counts', 'cues'] as const) {
      const bus = fakeBus(rate);
      const words = spokenBetween(64, 256, { mode, rate, clips }).filter(({ word }) => word !== null);
      for (const word of words) speak(bus, voice, word, whenOf(word.beat));
      const back = bus.back.gain as unknown as ReturnType<typeof param>;
      const over = words.filter(({ beat }) => back.at(whenOf(beat)) === 1);
      expect(over.map(({ beat, word }) => `${word} on ${beat}`)).toEqual([]);
    }
  },
);
