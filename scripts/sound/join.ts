/** Joins sounds, one after the other, into one. */
export function join(sounds: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(sounds.reduce((length, sound) => length + sound.length, 0));
  let at = 0;
  for (const sound of sounds) {
    whole.set(sound, at);
    at += sound.length;
  }
  return whole;
}
