import { useEffect } from 'react';
import { type Mapping, secondOf } from '#dance/rules/score/mapping.ts';
import { phraseAt, phraseCounts, type Score } from '#dance/rules/score/score.ts';
import type { TapMedium } from './tap-medium.ts';

/** Seconds by which clicks are scheduled ahead, and seconds between two checks of the medium. */
const ahead = 0.4;
const look = 0.1;

type Clicked = { medium: TapMedium | null; score: Score; mapping: Mapping; on: boolean };

/** Plays a click on every count while the medium plays; the click on the first count of each eight is higher. */
export function useClicks({ medium, score, mapping, on }: Clicked): void {
  useEffect(() => {
    if (!on || !medium) return;
    const context = new AudioContext();
    /** The second of the medium up to which clicks are scheduled. */
    let given = Number.POSITIVE_INFINITY;
    let before = 0;
    const timer = setInterval(() => {
      const now = medium.position();
      if (medium.state() !== 'playing') return;
      if (now < before || now > before + 1) given = now;
      before = now;
      // After a jump back, the same counts are scheduled again.
      const from = Math.max(now, Math.min(given, now + ahead));
      for (const { at, isFirst } of countsBetween({ score, mapping }, from, now + ahead))
        click(context, context.currentTime - (context.outputLatency || 0) + at - now, isFirst);
      given = now + ahead;
    }, look * 1000);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [medium, score, mapping, on]);
}

type Click = { at: number; isFirst: boolean };

/** Returns the counts that are danced between two seconds of the medium. */
function countsBetween(
  { score, mapping }: Pick<Clicked, 'score' | 'mapping'>,
  from: number,
  to: number,
): Click[] {
  return mapping.spans.flatMap((span) => {
    const clicks: Click[] = [];
    for (let count = Math.ceil(span.from); count < span.until; count += 1) {
      const at = secondOf(span, count);
      if (at >= to) break;
      if (at < from) continue;
      const { start } = phraseCounts(score, phraseAt(score, count));
      clicks.push({ at, isFirst: (count - start) % 8 === 0 });
    }
    return clicks;
  });
}

function click(context: AudioContext, at: number, isFirst: boolean): void {
  const start = Math.max(context.currentTime, at);
  const tone = new OscillatorNode(context, { frequency: isFirst ? 1800 : 1200 });
  const level = new GainNode(context, { gain: 0 });
  level.gain.setValueAtTime(0.5, start);
  level.gain.exponentialRampToValueAtTime(0.001, start + 0.05);
  tone.connect(level).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.06);
}
