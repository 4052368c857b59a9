// Measures the dance's sound in the page, by the peak of the samples on their way to the loudspeaker. Frames a second
// say nothing about the dance on machines that paint with their processor.

import type { Driver } from './driver.ts';

type Ear = { contexts: BaseAudioContext[]; analysers: AnalyserNode[] };
declare global {
  interface Window {
    testEar: Ear;
  }
}

/** Measures everything that goes to the loudspeaker, until the page is reloaded. Call it before the first sound. */
export function listen(driver: Driver): Promise<void> {
  return driver.evaluate(() => {
    const ear: Ear = { contexts: [], analysers: [] };
    window.testEar = ear;
    // When Firefox is asked for this value while PulseAudio starts its stream, it sometimes hangs for good.
    Object.defineProperty(AudioContext.prototype, 'outputLatency', { value: 0.04 });
    const { connect } = AudioNode.prototype as { connect: (...to: unknown[]) => unknown };
    Object.defineProperty(AudioNode.prototype, 'connect', {
      value(this: AudioNode, ...to: unknown[]) {
        if (to[0] instanceof AudioDestinationNode && to[0].context instanceof AudioContext) {
          const analyser = this.context.createAnalyser();
          analyser.fftSize = 16_384;
          connect.call(this, analyser);
          ear.contexts.push(this.context);
          ear.analysers.push(analyser);
        }
        return connect.apply(this, to);
      },
    });
  });
}

/**
 * Returns the highest peak of the latest samples (about a third of a second), and the states of all audio contexts
 * whose sound goes to the loudspeaker.
 */
export function measurePeak(driver: Driver): Promise<{ peak: number; states: string[] }> {
  return driver.evaluate(() => {
    let peak = 0;
    for (const analyser of window.testEar.analysers) {
      const samples = new Float32Array(analyser.fftSize);
      analyser.getFloatTimeDomainData(samples);
      for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
    }
    return { peak, states: window.testEar.contexts.map(({ state }) => state) };
  });
}
