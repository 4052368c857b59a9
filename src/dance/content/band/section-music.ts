// The music of each section of the routine: our own composition in D minor. Each section has its own drums,
// sound and rhythm, so that a listener knows it without looking. Its music changes each time it returns.

import type { SectionMusic } from './arrangement.ts';
import { bounceAndSwim } from './sections/bounce-and-swim.ts';
import { headAndShoulders } from './sections/head-and-shoulders.ts';
import { hipAndRoar } from './sections/hip-and-roar.ts';
import { rise } from './sections/rise.ts';
import { rockOn } from './sections/rock-on.ts';
import { scarePose } from './sections/scare-pose.ts';
import { shuffle } from './sections/shuffle.ts';
import { stompPivot } from './sections/stomp-pivot.ts';
import { wuzUp } from './sections/wuz-up.ts';
import { zombieMarch } from './sections/zombie-march.ts';

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
