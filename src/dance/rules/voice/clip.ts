// A spoken word in the file of all words. Times in milliseconds of that file.

export type Clip = {
  start: number;
  /** Where its first stressed vowel begins: what a listener hears as the word's beat. */
  onset: number;
  end: number;
};

/** What lies where in the file of one language. */
export type VoiceIndex = {
  /** Fingerprint of the words the file was made from. */
  words: string;
  /** Where the tick at the front is: a browser may decode the file a little earlier or later than it was written. */
  marker: number;
  clips: Readonly<Record<string, Clip>>;
};
