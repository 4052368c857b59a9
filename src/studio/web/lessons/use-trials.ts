// Tries videos in the operator's own browser, one after the other and without a sound: only that shows whether they can
// be watched embedded in this site, and whether a browser has a picture for a film.

import './trials.css';
import { useEffect, useRef, useState } from 'react';
import { mediaAddress } from '#platform/rules/media-address.ts';
import { fileSource, type MediumSource, youtubeSource } from '#player/rules/medium-source.ts';
import { pictureless } from '#player/rules/unplayable.ts';
import { makeMedium } from '#player/web/make-medium.ts';

/** `seconds` is the length of the video. */
export type Trial =
  | { state: 'trying' }
  | { state: 'fails'; pictureless: boolean }
  | { state: 'plays'; seconds: number; title: string | undefined };

/** What was found out about videos, by id, and about films, by name. */
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
  async function lookAt(name: string, source: MediumSource) {
    if (!here.current) return;
    tell(name, { state: 'trying' });
    tell(name, await trialOf(source).catch(() => fails));
  }
  return {
    trials,
    async lookUp(ids: readonly string[]) {
      for (const id of ids) await lookAt(id, youtubeSource(id));
    },
    lookAtFilm: (name: string) => lookAt(name, fileSource(mediaAddress(name))),
  };
}

const fails: Extract<Trial, { state: 'fails' }> = { state: 'fails', pictureless: false };

async function trialOf(source: MediumSource): Promise<Trial> {
  const host = document.createElement('div');
  host.className = 'studio-trial';
  document.body.append(host);
  const medium = await makeMedium(host, source, () => '');
  let late: number | undefined;
  try {
    return await new Promise<Trial>((resolve) => {
      late = window.setTimeout(() => resolve(fails), patienceMs);
      medium.listen((event) => {
        if (event.type === 'failed') resolve({ ...fails, pictureless: event.code === pictureless });
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
