// Tries videos in the operator's own browser, one after the other and without a sound: only that shows whether they can
// be watched embedded in this site.

import './trials.css';
import { useEffect, useRef, useState } from 'react';
import { youtubeSource } from '#rules/player/medium-source.ts';
import { makeMedium } from '#web/player/make-medium.ts';

/** `seconds` is the length of the video. */
export type Trial =
  | { state: 'trying' }
  | { state: 'fails' }
  | { state: 'plays'; seconds: number; title: string | undefined };

/** What was found out about videos, by id. */
export type Trials = Readonly<Record<string, Trial>>;

/** Milliseconds after which a video that shows nothing counts as one that does not play. */
const patienceMs = 12_000;

/** What was found out so far, and what looks videos up. */
export function useTrials() {
  const [trials, setTrials] = useState<Trials>({});
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const tell = (id: string, trial: Trial) => setTrials((before) => ({ ...before, [id]: trial }));
  async function lookUp(ids: readonly string[]) {
    for (const id of ids) {
      if (!here.current) return;
      tell(id, { state: 'trying' });
      tell(id, await trialOf(id).catch((): Trial => ({ state: 'fails' })));
    }
  }
  return { trials, lookUp };
}

async function trialOf(youtube_id: string): Promise<Trial> {
  const host = document.createElement('div');
  host.className = 'studio-trial';
  document.body.append(host);
  const medium = await makeMedium(host, youtubeSource(youtube_id), () => '');
  let late: number | undefined;
  try {
    return await new Promise<Trial>((resolve) => {
      late = window.setTimeout(() => resolve({ state: 'fails' }), patienceMs);
      medium.listen((event) => {
        if (event.type === 'failed') resolve({ state: 'fails' });
        if (event.type === 'state' && event.state === 'playing')
          resolve({ state: 'plays', seconds: medium.duration(), title: medium.title?.() });
      });
      void medium.load({ start: 0, rate: 1, muted: true }).then(() => medium.play());
    });
  } finally {
    window.clearTimeout(late);
    medium.destroy();
    host.remove();
  }
}
