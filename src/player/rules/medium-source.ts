// A medium as the course names it, with everything about it that is known before it is loaded. Core and
// controls read what it can do; the web fetches the folder of its kind, and a dance with everybody steers each kind in its way.

import { type Side, sides } from './side.ts';

/** Seconds of the video, or seconds of the house routine. */
export type Timeline = 'video' | 'dance';

/** Rates that a medium plays: any between 0.25 and 2, or just these. */
export type Rates = 'any' | readonly number[];

export type Capabilities = {
  timeline: Timeline;
  /** Ends a range by itself, within a frame; others are polled and seek late. */
  exact: boolean;
  /** Plays any rate between 0.25 and 2. */
  fineRates: boolean;
  /** The sides it can be seen from. */
  sides: readonly Side[];
  /** Adds a click on every beat. */
  click: boolean;
  /** Says the counts and the words of the moves, and counts itself in. */
  speaks: boolean;
  /** Shows captions of its own. */
  captions: boolean;
  /** Controls may lie over its picture. */
  mayBeCovered: boolean;
  /** People reach a menu of its own, where another speed is their wish; elsewhere it is a slip. */
  ownMenu: boolean;
};

/** Another company's server: asked for nothing before a press, and its name is shown. */
export type Host = {
  name: string;
  /** The address of the video's own page there. */
  page: string;
};

type Brought = {
  /** Equal keys mean that the loaded medium can stay. */
  key: string;
  can: Capabilities;
  /** Null for our own media. */
  host: Host | null;
  /** Why it is not even to be tried, for the log. */
  fault: string | null;
};

export type MediumSource = Brought &
  (
    | { kind: 'youtube'; youtube_id: string; controls: boolean }
    | { kind: 'file'; url: string }
    | { kind: 'dancer'; chorus: number }
  );

/** The source of one kind. */
export type SourceOf<Kind extends MediumSource['kind']> = Extract<MediumSource, { kind: Kind }>;

const youtubeCan: Capabilities = {
  timeline: 'video',
  exact: false,
  fineRates: false,
  sides: ['day'],
  click: false,
  speaks: false,
  captions: true,
  mayBeCovered: false,
  ownMenu: false,
};
const fileCan: Capabilities = {
  ...youtubeCan,
  exact: true,
  fineRates: true,
  sides: ['mirror', 'day'],
  captions: false,
  mayBeCovered: true,
  ownMenu: true,
};
const dancerCan: Capabilities = { ...fileCan, timeline: 'dance', sides, click: true, speaks: true };

/** A YouTube video, to be watched there from `start` seconds; `controls`: its own bar is shown (the rehearsal). */
export function youtubeSource(
  youtube_id: string,
  { start = 0, controls = false }: { start?: number; controls?: boolean } = {},
): SourceOf<'youtube'> {
  const at = Math.max(0, Math.floor(start));
  const page = `https://www.youtube.com/watch?v=${encodeURIComponent(youtube_id)}${at > 0 ? `&t=${at}s` : ''}`;
  return {
    kind: 'youtube',
    key: `youtube ${youtube_id}`,
    can: { ...youtubeCan, ownMenu: controls },
    host: { name: 'YouTube', page },
    fault: isYoutubeId(youtube_id) ? null : 'invalid id',
    youtube_id,
    controls,
  };
}

/** A video file of the operator's own at `url`. */
export function fileSource(url: string): SourceOf<'file'> {
  return { kind: 'file', key: `file ${url}`, can: fileCan, host: null, fault: null, url };
}

/** The house dancer, with `chorus` dancers behind the lead (the rehearsal). */
export function dancerSource(chorus = 0): SourceOf<'dancer'> {
  return { kind: 'dancer', key: 'dancer', can: dancerCan, host: null, fault: null, chorus };
}

/** Only an id of 11 characters can be played (error 2 otherwise); everything else is refused before the service is asked. */
export function isYoutubeId(id: string): boolean {
  return /^[\w-]{11}$/.test(id);
}

/** Ids of one `youtube_id` field: several may be listed, separated by commas or spaces. */
export function youtubeIds(field: string | null): string[] {
  return [...new Set((field ?? '').split(/[\s,]+/).filter(Boolean))];
}
