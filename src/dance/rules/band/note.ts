// A note is one sound of the band. Its times are beats of the dance, so that the note can be played at any speed
// without a change of pitch.

export type Instrument =
  | 'kick'
  | 'snare'
  | 'clap'
  | 'hat'
  | 'rim'
  | 'tom'
  | 'crash'
  | 'boom'
  | 'bass'
  | 'organ'
  | 'guitar'
  | 'howl'
  | 'bell'
  | 'thunder'
  | 'click';

export type Note = {
  /** Beats since the routine began. */
  beat: number;
  instrument: Instrument;
  /** Pitch in semitones as MIDI counts them (60 is middle C); 0 for instruments without pitch. */
  pitch: number;
  /** Length in beats. */
  length: number;
  /** Loudness, 0 to 1. */
  gain: number;
};

export function hit(instrument: Instrument, beat: number, pitch: number, length: number, gain: number): Note {
  return { beat, instrument, pitch, length, gain };
}
