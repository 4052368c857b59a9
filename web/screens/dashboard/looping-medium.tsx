import { useEffect, useRef } from 'react';
import type { MediumSource } from '#rules/player/medium-source.ts';
import { makeMedium } from '#web/player/make-medium.ts';
import type { Medium } from '#web/player/medium.ts';
import { useReadCopy } from '#web/queries/copy.ts';

type LoopingMediumProps = { source: MediumSource; playing: boolean; onFailed: () => void };

/** A video, silent and over and over; YouTube is asked for it as soon as this stands in the page, and no earlier. */
export function LoopingMedium({ source, playing, onFailed }: LoopingMediumProps) {
  const text = useReadCopy();
  const host = useRef<HTMLDivElement>(null);
  const medium = useRef<Medium | null>(null);
  const wanted = useRef(playing);
  const failed = useRef(onFailed);
  failed.current = onFailed;
  const words = useRef(text);
  words.current = text;

  useEffect(() => {
    let gone = false;
    async function show() {
      if (host.current === null) return;
      const made = await makeMedium(host.current, source, words.current);
      if (gone) return made.destroy();
      medium.current = made;
      made.listen((event) => {
        if (event.type === 'failed') failed.current();
        if (event.type !== 'state' || event.state !== 'ended') return;
        made.seek(0);
        made.play();
      });
      await made.load({ start: 0, rate: 1, muted: true });
      if (wanted.current) made.play();
    }
    show().catch(() => failed.current());
    return () => {
      gone = true;
      medium.current?.destroy();
      medium.current = null;
    };
  }, [source]);

  useEffect(() => {
    wanted.current = playing;
    if (playing) medium.current?.play();
    else medium.current?.pause();
  }, [playing]);

  return <div ref={host} className="screen" />;
}
