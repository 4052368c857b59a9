// The music of each section of the routine: a composition in D minor, made for Shamble. Each section has its own drums,
// sound and rhythm, so that a listener recognises the section without looking. The music of a section changes each time
// the section returns. This file has the music of the short sections, and the layers and levels that make the band
// fuller and louder towards the end of the six minutes.

import type { SectionMusic } from './arrangement.ts';
import { backbeat, eighths, four, silent, times } from './patterns.ts';
import { bounceAndSwim } from './sections/bounce-and-swim.ts';
import { headAndShoulders } from './sections/head-and-shoulders.ts';
import { hipAndRoar } from './sections/hip-and-roar.ts';
import { rise } from './sections/rise.ts';
import { rockOn } from './sections/rock-on.ts';
import { shuffle } from './sections/shuffle.ts';
import { stompPivot } from './sections/stomp-pivot.ts';
import { zombieMarch } from './sections/zombie-march.ts';

/** Two guitar stabs open every second bar, over a bass line that starts on the octave. */
const wuzUp: SectionMusic = {
  chords: ['Dm', 'Gm', 'Dm', 'Gm', 'Dm', 'Gm', 'Bb', 'A'],
  kick: ['x.....x...x.....', 'x.....x...x..x..'],
  snare: [backbeat],
  hat: ['x.x.x.x.x.x.x.xx'],
  bass: ['..o.o.7.5.r..o..', '..o.o.7.5.3.4.o.'],
  guitar: ['x..x............', silent],
  organ: [silent, 'x..x....x..x....'],
  quiet: [4],
};

/** Four bars that get fuller up to the scare pose, and four bars of held chords under a tune of the bell. */
const scarePose: SectionMusic = {
  chords: ['Dm', 'Eb', 'Dm', 'A', 'Dm', 'Dm', 'Eb', 'Dm'],
  kick: [four, 'x...x...x.x.xxxx', four, 'x.x.x.x.xxxxxxxx', ...times(4, 'x.......x.......')],
  snare: [backbeat, '....x...x.x.xxxx', backbeat, 'x...x.x.xxxxxxxx', ...times(4, silent)],
  hat: [eighths, 'x.x.x.x.xxxxxxxx', eighths, 'xxxxxxxxxxxxxxxx', ...times(4, silent)],
  bass: [...times(4, 'r.r.r.r.r.r.r.r.'), ...times(4, 'r.......r.......')],
  organ: [four, 'x...x...x.x.x.x.', four, eighths, ...times(4, 'O...............')],
  guitar: [four, 'x...x...x.x.x.x.', four, eighths, ...times(4, 'O...............')],
  lead: 'bell',
  tune: [
    [4, 0, 86, 4],
    [4, 8, 81, 2],
    [5, 0, 86, 2],
    [5, 8, 81, 2],
    [6, 0, 87, 2],
    [6, 8, 82, 2],
    [7, 0, 86, 2],
    [7, 8, 74, 2],
  ],
  thunder: [2, 4, 6],
};

export const sectionMusic: Record<string, SectionMusic> = {
  Rise: rise,
  'Zombie March': zombieMarch,
  'March, Booty Bounce, Swim': bounceAndSwim,
  'Shuffle Ha Slide': shuffle,
  'Hip N’ Roar & Stomp': hipAndRoar,
  'Wuz Up': wuzUp,
  'Oh Snap Rock On': rockOn,
  'Head N’ Shoulders': headAndShoulders,
  'Stomp Pivot Turns': stompPivot,
  'Scare Pose': scarePose,
  'Cool-down': rise,
};

/**
 * The number of layers on top of a section's own music, for each of the 24 phrases. Layer 1: a cymbal opens the phrase.
 * Layer 2: the hat plays sixteenths, and claps double the snare. Layer 3: a second cymbal sounds in the middle of the
 * phrase, the guitar doubles the bass, and the bell doubles the tune.
 */
export const layers = [0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 2, 2, 2, 1, 2, 2, 2, 3, 3, 3, 3] as const;

/**
 * Decibels by which each phrase is played louder or softer, so that phrases with few notes are loud enough and the
 * last minute is the loudest. The numbers were found with `npm run bench sound`, which measures the loudness.
 */
export const phraseLevels = [
  -0.5, -0.9, -1.2, -1.2, 0.5, 1.1, -0.3, 1.1, 0.6, 0.9, 0.3, 0.7, -1.0, -1.5, 0.2, -1.6, 0.5, -0.9, -0.1,
  0.2, 0.9, 0.0, -1.0, 0.5,
] as const;
