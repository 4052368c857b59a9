// An operator's music under the routine: a sound file, and the places of the dance's beats in it.

import { storedName } from '#platform/rules/stored-name.ts';

/**
 * The place of one beat: `beat` is counted from the start of the routine, from 0; `at` is in seconds of the
 * recording.
 */
export type Anchor = { beat: number; at: number };

export type Recording = {
  /** The file's name in the media folder. */
  file: string;
  /** The name that the operator's own file had. */
  title?: string | undefined;
  seconds: number;
  /**
   * At least two anchors, in order. The tempo is steady between two neighbouring anchors. Before the first anchor the
   * tempo is that between the first two anchors, and after the last anchor that between the last two.
   */
  anchors: readonly Anchor[];
};

/** The recording in the text of a setting; null for an empty text, and for a text with anything else. */
export function parseRecording(text: string | null | undefined): Recording | null {
  try {
    const { file, title, seconds, anchors } = JSON.parse(text || 'null') ?? {};
    if (typeof file !== 'string') return null;
    const named = typeof title === 'string' ? { title: storedName(title) } : {};
    const recording = {
      file,
      ...named,
      seconds,
      anchors: anchors.map(({ beat, at }: Anchor) => ({ beat, at })),
    };
    return recordingProblem(recording) ? null : recording;
  } catch {
    return null;
  }
}

export const recordingLimits = {
  /** Size of the file in bytes: six minutes uncompressed are 64 million. */
  bytes: 100_000_000,
  /** Length in seconds. */
  shortest: 10,
  longest: 900,
  anchors: 50,
  /** Tempo in beats a minute between two neighbouring anchors. */
  slowest: 60,
  fastest: 200,
  /** Number of beats of the routine. */
  beats: 768,
  /** Length of a file's name in characters. */
  name: 200,
} as const;

/** Returns a sentence for the operator about the recording's fault, or null. */
export function recordingProblem({ file, title = '', seconds, anchors }: Recording): string | null {
  if (!/^[\w-][\w.-]*$/.test(file) || file.length > recordingLimits.name)
    return 'This is not the name of a recording.';
  if (title.length > recordingLimits.name) return 'The title of this recording is too long.';
  return lengthProblem(seconds) ?? anchorsProblem(anchors, seconds);
}

/** Returns a sentence about the fault of a length in seconds, or null. */
export function lengthProblem(seconds: number): string | null {
  if (!(seconds >= recordingLimits.shortest))
    return `A recording has to be at least ${recordingLimits.shortest} seconds long.`;
  return seconds > recordingLimits.longest
    ? `This recording is ${Math.ceil(seconds / 60)} minutes long. A recording can have at most ${recordingLimits.longest / 60} minutes.`
    : null;
}

/** Returns a sentence about the fault of a file's size in bytes, or null. */
export function sizeProblem(bytes: number): string | null {
  return bytes > recordingLimits.bytes
    ? `This file has ${Math.ceil(bytes / 1e6).toLocaleString('en')} MB. A recording can have at most ${recordingLimits.bytes / 1e6} MB.`
    : null;
}

function anchorsProblem(anchors: readonly Anchor[], seconds: number): string | null {
  if (anchors.length < 2 || anchors.length > recordingLimits.anchors)
    return `A recording needs between 2 and ${recordingLimits.anchors} places whose beat is known.`;
  for (const [i, { beat, at }] of anchors.entries()) {
    if (!Number.isFinite(beat) || beat < 0 || beat > recordingLimits.beats)
      return `The dance has the beats 0 to ${recordingLimits.beats}.`;
    if (!Number.isFinite(at) || at < 0) return 'A beat can’t lie before the recording begins.';
    const before = anchors[i - 1];
    if (!before) continue;
    if (beat <= before.beat || at <= before.at) return 'Later beats have to come later in the recording.';
    const tempo = ((beat - before.beat) * 60) / (at - before.at);
    if (tempo < recordingLimits.slowest || tempo > recordingLimits.fastest)
      return `Before ${at.toFixed(1)} s the tempo would be ${Math.round(tempo)} beats a minute. It can be ${recordingLimits.slowest} to ${recordingLimits.fastest}.`;
  }
  const first = anchors[0];
  return first && first.at >= seconds ? 'The first beat lies after the end of the recording.' : null;
}
