// Tries videos in the operator's own browser, one after the other and without sound. Only a trial shows whether a video
// may be embedded in this site, and whether a browser can show a film's picture.

import './trials.css';
import { useEffect, useRef, useState } from 'react';
import { mediaAddress } from '#platform/rules/media-address.ts';
import { fileSource, type MediumSource, youtubeSource } from '#player/rules/medium-source.ts';
import { pictureless } from '#player/rules/unplayable.ts';
import { hostMedium } from '#player/web/medium-host.ts';

/** The result of trying a video or film; `seconds` is its length. */
export type Trial =
  | { state: 'trying' }
  | { state: 'fails'; pictureless: boolean }
  | { state: 'plays'; seconds: number; title: string | undefined };

/** The results of the trials so far: of videos by id, of films by name. */
export type Trials = Readonly<Record<string, Trial>>;

/** Milliseconds after which a video that does not play counts as a video that can't be played. */
const patienceMs = 12_000;

/** Returns the results so far, and the functions that try videos and films. */
export function useTrials() {
  const [trials, setTrials] = useState<Trials>({});
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const setTrial = (id: string, trial: Trial) => setTrials((before) => ({ ...before, [id]: trial }));
  async function lookAt(name: string, source: MediumSource) {
    if (!here.current) return;
    setTrial(name, { state: 'trying' });
    setTrial(name, await trialOf(source));
  }
  return {
    trials,
    async lookUp(ids: readonly string[]) {
      for (const id of ids) await lookAt(id, youtubeSource(id));
    },
    lookAtFilm: (name: string) => lookAt(name, fileSource(mediaAddress(name))),
  };
}

/** Tries a film file of this device. */
export async function trialOfFile(file: File): Promise<Trial> {
  const address = URL.createObjectURL(file);
  const trial = await trialOf(fileSource(address));
  URL.revokeObjectURL(address);
  return trial;
}

const fails: Extract<Trial, { state: 'fails' }> = { state: 'fails', pictureless: false };

async function trialOf(source: MediumSource): Promise<Trial> {
  const place = document.createElement('div');
  place.className = 'studio-trial';
  document.body.append(place);
  let end = (_: Trial) => {};
  const result = new Promise<Trial>((resolve) => {
    end = resolve;
  });
  const late = window.setTimeout(() => end(fails), patienceMs);
  const host = hostMedium({
    text: () => '',
    onReport: (report) => {
      if (report.type === 'ready') host.drive((medium) => medium.play());
      if (report.type === 'failed') end({ ...fails, pictureless: report.code === pictureless });
      const medium = host.medium();
      if (medium && report.type === 'state' && report.state === 'playing')
        end({ state: 'plays', seconds: medium.duration(), title: medium.title?.() });
    },
  });
  host.attach(place);
  host.load({ source, start: 0, rate: 1, muted: true });
  const trial = await result;
  window.clearTimeout(late);
  host.drop();
  place.remove();
  return trial;
}
