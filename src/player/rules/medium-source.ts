// A source: a medium as the course names it, with everything that is known before the medium is loaded. The
// player's core and controls read what the medium can do, the web loads the code for its kind, and a room steers
// each kind in its own way.

import { exercisesStart } from '#dance/content/routine/exercises.ts';
import { isDanceable, stretchesOf } from '#dance/rules/compose/stretches.ts';
import { exerciseScore, houseScore } from '#dance/rules/score/house-score.ts';
import { type Mapping, placeOf, steadyMapping } from '#dance/rules/score/mapping.ts';
import { allCounts, lengthOf, type Score } from '#dance/rules/score/score.ts';
import { houseScoreId } from '#dance/rules/score/score-ids.ts';
import { sourceHash } from '#platform/rules/source-hash.ts';
import { type Side, sides } from './side.ts';

/** A score, and where its counts are in a medium. */
export type ShownScore = { score: Score; mapping: Mapping };

/** Rates that a medium plays: any between 0.25 and 2, or only the listed ones. */
export type Rates = 'any' | readonly number[];

export type Capabilities = {
  /**
   * Whether the medium ends a range by itself, within a frame. The player polls other media, whose seeks take
   * time.
   */
  exact: boolean;
  /** Whether the medium plays any rate between 0.25 and 2. */
  fineRates: boolean;
  /** The sides from which the medium can be seen. */
  sides: readonly Side[];
  /** Whether a click can be added on every beat. */
  click: boolean;
  /** Whether the voice can say the counts and the called words, and count in. */
  speaks: boolean;
  /**
   * Whether the medium plays the band: the music then has its own volume, and the picture waits for late sound.
   */
  band: boolean;
  /** Whether the medium has its own captions. */
  captions: boolean;
  /** Whether controls may cover the medium's picture. */
  mayBeCovered: boolean;
  /**
   * Whether people can reach the medium's own menu. Where they can, a speed that the player did not set may be
   * their choice; where they can't, the medium has lost the chosen speed.
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
  /** A loaded medium can stay if the next source has the same key. */
  key: string;
  can: Capabilities;
  /** The server of another company that has the medium; null for our own media. */
  host: Host | null;
  /** The reason why the source must not even be tried, for the log. */
  fault: string | null;
  /** The scores whose counts in this medium are known; empty for a video that nobody has mapped. */
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

/** A score that is shown without a film or video of it. */
export type OwnRun = {
  shown: ShownScore;
  /** The run's length in seconds, and the address of its music; null for a run without music. */
  seconds: number;
  music: string | null;
};

/** The type of the sources of one kind. */
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

/**
 * The capabilities of the house dancer in an operator's dance. He has no band there, because the band plays only the
 * house routine.
 */
const ownDancerCan: Capabilities = { ...dancerCan, band: false, ownMenu: false };

/** The capabilities of the count card, which shows counts and cues where no medium shows the dance. */
const cardCan: Capabilities = { ...fileCan, sides: [], click: true, speaks: true, ownMenu: false };

/**
 * A YouTube video, whose page on YouTube starts at `start` seconds. With `controls` the player shows YouTube's
 * own bar (in the rehearsal).
 */
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

/** The operator's own video file at `url`. */
export function fileSource(url: string, shows: Brought['shows'] = []): SourceOf<'file'> {
  const mapped = shows.length > 0;
  const can = { ...fileCan, click: mapped, speaks: mapped };
  return { kind: 'file', key: `file ${url}`, can, host: null, fault: null, shows, url };
}

/** The house dancer with the house routine, and with `chorus` dancers behind the lead, as in the rehearsal. */
export function dancerSource(chorus = 0): SourceOf<'dancer'> {
  const shows = dancerShows();
  return { kind: 'dancer', key: 'dancer', can: dancerCan, host: null, fault: null, shows, chorus, own: null };
}

/** The music at `url`, and where a score's counts are in it. */
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

/**
 * The run of a score: with the music, if the music's mapping has all counts of the score; else in the score's own
 * tempo.
 */
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
 * titles, cues and hints, so a change of these needs no other medium.
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

/**
 * Returns a key that changes when the shown dance changes, because an operator may edit the dance while people
 * practise.
 */
function runKey({ shown: { score, mapping }, music }: OwnRun): string {
  const print = prints.get(score) ?? sourceHash(JSON.stringify(shownOf(score)));
  prints.set(score, print);
  const sound = music === null ? '' : ` ${music} ${sourceHash(JSON.stringify(mapping))}`;
  return `${score.id} ${print}${sound}`;
}

let shown: Brought['shows'] | undefined;

/** The house routine, and the warm-up and cool-down, which follow the routine on the dancer's clock. */
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
 * Whether YouTube can play an id. YouTube answers any id that does not have 11 characters with error 2, so such
 * an id is refused before YouTube is asked.
 */
export function isYoutubeId(id: string): boolean {
  return /^[\w-]{11}$/.test(id);
}

/** Ids of one `youtube_id` field: several may be listed, separated by commas or spaces. */
export function youtubeIds(field: string | null): string[] {
  return [...new Set((field ?? '').split(/[\s,]+/).filter(Boolean))];
}
