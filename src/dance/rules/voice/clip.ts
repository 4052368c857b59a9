// A clip is a spoken word in the sound file that has all words of a language. Times are milliseconds of that file.

export type Clip = {
  start: number;
  /** Beginning of the word's first stressed vowel, which a listener hears as the word's beat. */
  onset: number;
  end: number;
};

/** The places of all clips in the file of one language. */
export type VoiceIndex = {
  /** Fingerprint of the words from which the file was made. */
  words: string;
  /**
   * Place of the tick at the file's beginning. After decoding, browsers have all sounds of the file a little earlier or
   * later than they were written, and the place of the tick shows by how much.
   */
  marker: number;
  clips: Readonly<Record<string, Clip>>;
};
