// All sound comes together in the desk: faders for band, voice and click, and a limiter. A context that is heard and a
// context that renders for a measurement get the same desk.

/**
 * Level of the band with its fader up, chosen so that the routine has a loudness of -16 LUFS (`npm run bench sound`).
 */
const bandLevel = 0.62;
const clickLevel = 0.7;
const voiceLevel = 0.44;
/** The limiter changes nothing below the knee and lets nothing past the ceiling. */
const knee = 0.55;
const ceiling = 0.7;
/** The highest level of the faders' sum that the limiter's curve covers. */
const headroom = 4;

export type Desk = { music: GainNode; click: GainNode; voice: GainNode; leave(): void };

/** Positions of the faders: band and voice from 0 to 1, the click on or off. */
export type Levels = { band: number; voice: number; click: boolean };

export function setLevels({ music, voice, click }: Desk, levels: Levels): void {
  const now = music.context.currentTime;
  music.gain.setTargetAtTime(levels.band ** 2 * bandLevel, now, 0.01);
  voice.gain.setTargetAtTime(levels.voice ** 2 * voiceLevel, now, 0.01);
  click.gain.setTargetAtTime(levels.click ? clickLevel : 0, now, 0.005);
}

/** Makes a desk with its faders down. */
export function makeDesk(context: BaseAudioContext): Desk {
  const sum = context.createGain();
  sum.gain.value = 1 / headroom;
  const limiter = context.createWaveShaper();
  limiter.curve = limiterCurve();
  limiter.oversample = '4x';
  sum.connect(limiter).connect(context.destination);
  const fader = () => {
    const gain = context.createGain();
    gain.gain.value = 0;
    gain.connect(sum);
    return gain;
  };
  return { music: fader(), click: fader(), voice: fader(), leave: () => limiter.disconnect() };
}

/** Returns the limiter's curve: a straight line that bends towards the ceiling. */
function limiterCurve(): Float32Array<ArrayBuffer> {
  const curve = new Float32Array(8193);
  for (let i = 0; i < curve.length; i++) {
    const level = ((2 * i) / (curve.length - 1) - 1) * headroom;
    const over = Math.max(0, Math.abs(level) - knee);
    const bent = knee + (ceiling - knee) * Math.tanh(over / (ceiling - knee));
    curve[i] = over > 0 ? Math.sign(level) * bent : level;
  }
  return curve;
}
