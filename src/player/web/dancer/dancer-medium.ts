// The dancer as a practice medium: exact, at any speed, without a network. This file connects the engine (time
// and sound) with the stage (picture). Everything that is seen and heard follows the engine's position.

import { exercisesEnd } from '#dance/content/routine/exercises.ts';
import { tempoMap } from '#dance/rules/recording/tempo-map.ts';
import type { SourceOf } from '#player/rules/medium-source.ts';
import type { Medium } from '../medium.ts';
import { makeDanceEngine } from './dance-engine.ts';
import './dancer.css';
import type { MakePainter } from '#dance/web/painter.ts';
import { atPresses } from '#dance/web/sound/audio-context.ts';
import { makeBand, type OwnSound } from '#dance/web/sound/band.ts';
import { onTheCount } from './on-the-count.ts';
import { makeStage } from './stage.ts';

/**
 * Milliseconds between two reports while the dance plays; frames are drawn as often as the screen asks for them.
 */
const reportMs = 80;

/**
 * Makes a dancer inside `host`, with `source.chorus` dancers behind the lead. Screen readers read `label` for the
 * picture. Tools that watch the painter give their own painter as `paint`.
 */
export function makeDancer(
  host: HTMLElement,
  source: SourceOf<'dancer'>,
  label: string,
  { paint: painter, sound }: { paint?: MakePainter; sound?: OwnSound } = {},
): Medium {
  const stage = makeStage(host, label, source.chorus, painter);
  const engine = makeDanceEngine({
    now: () => performance.now() / 1000,
    makeBand: (interrupted) => makeBand(interrupted, sound),
    tempo: sound?.recording ? tempoMap(sound.recording.anchors) : undefined,
    duration: exercisesEnd,
  });
  const listeners = new Set<Parameters<Medium['listen']>[0]>();
  let frame = 0;
  /**
   * The second at which the last reported count began. A new count is reported in its own frame, not only with
   * the next regular report.
   */
  let count = 0;
  /** The time of the last report, in milliseconds. */
  let reportedAt = 0;
  let report: ReturnType<typeof setInterval> | undefined;

  /** Shows the dance, and reports its position when a new count has begun or `reports` is true. */
  function show(reports: boolean) {
    engine.tick();
    const position = engine.position();
    stage.show(position);
    const fresh = onTheCount(position) !== count;
    if (!fresh && !reports) return;
    count = onTheCount(position);
    reportedAt = performance.now();
    for (const listener of listeners) listener({ type: 'time' });
  }

  const due = () => performance.now() - reportedAt >= reportMs;

  function paint() {
    show(due());
    frame = engine.state() === 'playing' ? requestAnimationFrame(paint) : 0;
  }

  function run() {
    frame ||= requestAnimationFrame(paint);
    // The timer reports where the browser asks for no frames: in hidden pages, and on machines that are too busy
    // to draw.
    report ??= setInterval(() => due() && show(true), reportMs);
  }

  function rest() {
    clearInterval(report);
    report = undefined;
    stage.show(engine.position());
  }

  const stopListening = atPresses(engine.touched);
  engine.listen((event) => {
    if (event.type === 'state') (event.state === 'playing' ? run : rest)();
    if (event.type === 'time') stage.show(engine.position());
    for (const listener of listeners) listener(event);
  });

  return {
    ...engine,
    async load(options) {
      engine.load(options);
      stage.setRate(options.rate);
      stage.show(engine.position());
    },
    rates: () => 'any',
    setRate(rate) {
      engine.setRate(rate);
      stage.setRate(rate);
    },
    setSide: stage.setSide,
    setGroup: stage.setGroup,
    async setVersion(version) {
      const [{ danceIn }, { versions }] = await Promise.all([
        import('#dance/rules/routine/versions/dance-in.ts'),
        import('#dance/content/routine/versions.ts'),
      ]);
      engine.setSayings(versions[version].words);
      stage.setDance(danceIn(version));
    },
    duration: () => exercisesEnd,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy() {
      stopListening();
      cancelAnimationFrame(frame);
      clearInterval(report);
      listeners.clear();
      engine.destroy();
      stage.destroy();
    },
  };
}
