// A medium as the course names it, with everything about it that is known before it is loaded. Core and
// controls read what it can do, the web loads the folder of its kind, and a room steers each kind in its own
// way.

import { exercisesStart } from '#dance/content/routine/exercises.ts';
import { isDanceable, stretchesOf } from '#dance/rules/compose/stretches.ts';
import { exerciseScore, houseScore } from '#dance/rules/score/house-score.ts';
import { type Mapping, placeOf, steadyMapping } from '#dance/rules/score/mapping.ts';
import { allCounts, lengthOf, type Score } from '#dance/rules/score/score.ts';
import { houseScoreId } from '#dance/rules/score/score-ids.ts';
import { sourceHash } from '#platform/rules/source-hash.ts';
import { type Side, sides } from './side.ts';

/** A score, and where its counts lie in a medium. */
export type ShownScore = { score: Score; mapping: Mapping };

/** Rates that a medium plays: any between 0.25 and 2, or just these. */
export type Rates = 'any' | readonly number[];

export type Capabilities = {
  /** Ends a range by itself, within a frame. Other media are polled, and their seeks land late. */
  exact: boolean;
  /** Plays any rate between 0.25 and 2. */
  fineRates: boolean;
  /** The sides from which the medium can be seen. */
  sides: readonly Side[];
  /** A click can be added on every beat. */
  click: boolean;
  /** The voice can say the counts and the called words, and count in. */
  speaks: boolean;
  /** Plays the band: the music has its own volume, and the picture waits for late sound. */
  band: boolean;
  /** Has its own captions. */
  captions: boolean;
  /** Controls may lie over its picture. */
  mayBeCovered: boolean;
  /**
   * People can reach the medium's own menu, so another speed may be their choice; elsewhere the medium has lost
   * the chosen speed.
   */
  ownMenu: boolean;
};

/** Another company's server. The page shows its name, and requests nothing from it before a press on play. */
export type Host = {
  name: string;
  /** The address of the video's own page on this host. */
  page: string;
};

type Brought = {
  /** Equal keys mean that the loaded medium can stay. */
  key: string;
  can: Capabilities;
  /** The server of another company that has the medium; null for our own media. */
  host: Host | null;
  /** The reason why the source must not even be tried, for the log. */
  fault: string | null;
  /** The scores whose counts in this medium are known; none for a video that nobody has mapped. */
  shows: readonly ShownScore[];
};

export type MediumSource = Brought &
  (
    | { kind: 'youtube'; youtube_id: string; controls: boolean }
    | { kind: 'file'; url: string }
    /** `own`: the operator's dance that the house dancer dances; null for the house routine. */
    | { kind: 'dancer'; chorus: number; own: OwnRun | null }
    | ({ kind: 'card' } & Pick<OwnRun, 'seconds' | 'music'>)
  );

/** A score shown without a film or video of it. */
export type OwnRun = {
  shown: ShownScore;
  /** The run's length in seconds, and the address of its music, if it has music. */
  seconds: number;
  music: string | null;
};

/** The source of one kind. */
export type SourceOf<Kind extends MediumSource['kind']> = Extract<MediumSource, { kind: Kind }>;

const youtubeCan: Capabilities = {
  exact: false,
  fineRates: false,
  sides: ['day'],
  click: false,
  speaks: false,
  band: false,
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
const dancerCan: Capabilities = { ...fileCan, sides, click: true, speaks: true, band: true };

/** The house dancer with an operator's dance: the band plays the house routine alone. */
const ownDancerCan: Capabilities = { ...dancerCan, band: false, ownMenu: false };

/** The count card: counts and cues alone, where no medium shows the dance. */
const cardCan: Capabilities = { ...fileCan, sides: [], click: true, speaks: true, ownMenu: false };

/** A YouTube video, to be watched there from `start` seconds; `controls`: its own bar is shown (the rehearsal). */
export function youtubeSource(
  youtube_id: string,
  {
    start = 0,
    controls = false,
    shows = [],
  }: { start?: number; controls?: boolean; shows?: Brought['shows'] } = {},
): SourceOf<'youtube'> {
  const at = Math.max(0, Math.floor(start));
  const page = `https://www.youtube.com/watch?v=${encodeURIComponent(youtube_id)}${at > 0 ? `&t=${at}s` : ''}`;
  return {
    kind: 'youtube',
    key: `youtube ${youtube_id}`,
    can: { ...youtubeCan, ownMenu: controls },
    host: { name: 'YouTube', page },
    fault: isYoutubeId(youtube_id) ? null : 'invalid id',
    shows,
    youtube_id,
    controls,
  };
}

/** A video file of the operator's own at `url`. */
export function fileSource(url: string, shows: Brought['shows'] = []): SourceOf<'file'> {
  const mapped = shows.length > 0;
  const can = { ...fileCan, click: mapped, speaks: mapped };
  return { kind: 'file', key: `file ${url}`, can, host: null, fault: null, shows, url };
}

/** The house dancer with the house routine and `chorus` dancers behind the lead (the rehearsal). */
export function dancerSource(chorus = 0): SourceOf<'dancer'> {
  const shows = dancerShows();
  return { kind: 'dancer', key: 'dancer', can: dancerCan, host: null, fault: null, shows, chorus, own: null };
}

/** The music at `url`, and where a score's counts lie in it. */
export type Music = { url: string; mapping: Mapping };

/**
 * The source that shows a score without a film or video: the house dancer where he knows every move of it, else
 * the count card.
 */
export function unfilmedSource(score: Score, music: Music | null = null, chorus = 0): MediumSource {
  if (score.id === houseScoreId) return dancerSource(chorus);
  return isDanceable(score) ? ownDancerSource(score, music, chorus) : cardSource(score, music);
}

/** The house dancer with an operator's dance, of which he knows every move. */
export function ownDancerSource(score: Score, music: Music | null = null, chorus = 0): SourceOf<'dancer'> {
  const own = runOf(score, music);
  const key = `dancer ${runKey(own)}`;
  return { kind: 'dancer', key, can: ownDancerCan, host: null, fault: null, shows: [own.shown], chorus, own };
}

/** The count card of a score, which counts and calls the dance where no medium can be shown. */
export function cardSource(score: Score, music: Music | null = null): SourceOf<'card'> {
  const run = runOf(score, music);
  const { shown, seconds, music: sound } = run;
  const key = `card ${runKey(run)}`;
  return { kind: 'card', key, can: cardCan, host: null, fault: null, shows: [shown], seconds, music: sound };
}

/** The run of a score: to the music, if its mapping holds all counts of the score, else in the score's own tempo. */
function runOf(score: Score, music: Music | null): OwnRun {
  const whole = allCounts(score);
  const played = music && placeOf(music.mapping, whole);
  return {
    shown: { score, mapping: played ? music.mapping : mappingFrom(score, 0) },
    seconds: played ? played.end : (whole.end * 60) / score.tempo,
    music: played ? music.url : null,
  };
}

/**
 * Returns what the medium itself shows of a score: tempo, sections, counts and house moves. The stage shows
 * titles, cues and hints, so their changes need no other medium.
 */
function shownOf(score: Score) {
  const { tempo, phrases } = score;
  return [
    tempo,
    ...phrases.map(({ section, counts }) => [section, counts]),
    ...stretchesOf(score).map(({ start, call }) => [start, call]),
  ];
}

const prints = new WeakMap<Score, string>();

/** The key changes when the shown dance changes: an operator may edit it while people practise. */
function runKey({ shown: { score, mapping }, music }: OwnRun): string {
  const print = prints.get(score) ?? sourceHash(JSON.stringify(shownOf(score)));
  prints.set(score, print);
  const sound = music === null ? '' : ` ${music} ${sourceHash(JSON.stringify(mapping))}`;
  return `${score.id} ${print}${sound}`;
}

let shown: Brought['shows'] | undefined;

/** The house routine, with its warm-up and cool-down behind it on the dancer's clock. */
function dancerShows(): Brought['shows'] {
  shown ??= [
    { score: houseScore(), mapping: mappingFrom(houseScore(), 0) },
    { score: exerciseScore(), mapping: mappingFrom(exerciseScore(), exercisesStart) },
  ];
  return shown;
}

function mappingFrom(score: Score, at: number): Mapping {
  return steadyMapping(lengthOf(score), score.tempo, at);
}

/**
 * Whether the service can play an id: only 11 characters work (error 2 otherwise), so others are refused before
 * the service is asked.
 */
export function isYoutubeId(id: string): boolean {
  return /^[\w-]{11}$/.test(id);
}

/** Ids of one `youtube_id` field: several may be listed, separated by commas or spaces. */
export function youtubeIds(field: string | null): string[] {
  return [...new Set((field ?? '').split(/[\s,]+/).filter(Boolean))];
}
