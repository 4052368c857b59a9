// The music of each section of the routine: our own composition in D minor. Each has a drum figure, a colour and a way of
// moving of its own, so that a listener knows the section without looking, and changes each time it comes again.

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
