// Three ways to dance every move on the same counts: as written, with low impact, and on a chair. The rules in
// src/dance/rules/routine/versions change the body's motion. This file has the words that differ; a move without a
// line here keeps its usual words.

import type { MoveName } from './moves.ts';
import type { VersionName } from './version-names.ts';

export type Version = {
  title: string;
  /** Description of the version for a learner who chooses. */
  about: string;
  /** Meaning of the zombie check's questions in this version; empty where the questions need no explanation. */
  check: string;
  /** A teacher's hints that replace the moves' own hints. */
  hints: Partial<Record<MoveName, string>>;
  /**
   * Cue words that replace other cue words (the keys) in all moves. Each is a word that the dance has elsewhere too,
   * so that the voice has a clip of the word.
   */
  words: Readonly<Record<string, string>>;
};

const full: Version = {
  title: 'As written',
  about: 'Every step, every stomp, and the jump.',
  check: '',
  hints: {},
  words: {},
};

const low: Version = {
  title: 'Low impact',
  about: 'No jump and no stomp, knees half as deep, arms half as high. The same counts, the same dance.',
  check:
    'Your feet stay on the floor and your stomps are quiet. Where a question asks for height, depth or noise, ask it of your timing: is it there on its count, and only then?',
  hints: {
    crypt:
      'Bend the knees only as far as they like. Only the shoulders wake, one at a time; the hands stay down.',
    break_out:
      'One hand through the soil as high as the shoulder likes, then it closes and pulls. The knees stay soft.',
    rise: 'Push with the legs, roll up through the back without hurry, and let the head come last of all.',
    dig: 'Scoop at the height of the knees, and lay it over the shoulder. The legs do the work, not the back.',
    swim: 'Three long strokes through the mist, then feet together, and rise without leaving the floor.',
    stomp: 'Set the foot down as if the ground slept, with all the weight and no noise.',
    claws:
      'Both claws to the left, bounce a little; both claws over to the right, bounce. Turn the ribs, not the feet.',
    knee_up:
      'Lift the knee as high as a doorstep and let the elbow come to meet it; then set it down softly.',
    stomp_pivot: 'Set the right foot forward, turn a quarter to the left on it, and close softly.',
    pivot_turn: 'Step through and walk round by half a turn; let the arms follow.',
    booty_bounce: 'Sit back a hand’s breadth and push the hips out twice to each side. Chin up.',
    slide: 'One long step instead of a low slide, then the dead leg is pulled in.',
    lowest_slide:
      'Longer than the first pair, not lower; one hand looks for the ground and leaves it in peace.',
    biggest_ha: 'The arms open wider than before; the foot is set down softly.',
    howl: 'Chest to the moon only as far as the back likes, and every tooth in view.',
    head_snaps: 'Freeze from the shoulders down. The eyes go first and the head follows half the way.',
    rock_on: 'Fist to the sky, and a nod with every beat. A nod is enough.',
    guitar_solo: 'The second chorus: the hair nods twice, and the bend is in the face.',
    collapse:
      'Lose one joint after the other, but only half of each; lie in wait there, then come back up in one pull.',
    scare: 'Turn away as if it were over. Then step, do not stomp, and don’t let it be over.',
  },
  words: { jump: 'up' },
};

const seated: Version = {
  title: 'On a chair',
  about:
    'Arms, shoulders, head and a roar; the feet march where they are. Sit on the front half of a chair that stands.',
  check:
    'Where a question asks for feet, hips or the floor, ask it of your hands, your chest and your timing. A zombie on a chair lurches from the waist up.',
  hints: {
    crypt: 'Fold forward over your knees. Only the shoulders wake, one at a time; the hands stay down.',
    break_out: 'One hand through the soil, fingers wide, then it closes and pulls you down over your knees.',
    rise: 'Push from the thighs, roll up through the back, and let the head come last of all.',
    dig: 'Scoop beside the right knee, throw it over the left shoulder. The back stays long.',
    march_forward:
      'March where you sit: left, right, left, and the last foot comes late. The opposite arm swings.',
    march_back:
      'The chest is pulled back by the collar, the arms stay in front; the feet march where they are.',
    walk_shrug: 'Eight small steps where you sit; the right shoulder jumps to the ear on 1, 5 and 7.',
    reach_walk: 'The one everybody knows: both arms out, back straight, a heavy foot every two counts.',
    stagger: 'Sway from one side of the seat to the other. The arms are a beat behind.',
    drag_back:
      'Fall against the back of the chair, then haul the dead arm after you. Reach for what you leave behind.',
    limp: 'The left foot steps, the right one only drags; lean to the left with every step.',
    shuffle_ha: 'Two small shuffles of the feet with quiet arms, so that the ha comes out of nowhere.',
    biggest_ha: 'Quieter and smaller than before, so that the ha has farther to go: arms to the sky.',
    slide: 'Lean long and low to the left with both arms wide, then everything is pulled in.',
    lowest_slide: 'Longer and lower than the first pair; one hand looks for the ground beside the seat.',
    stomp: 'Lift the foot and put its whole weight into the ground. Fists of wet sand.',
    knee_up: 'Lift the knee and bring the other elbow to it, then down as if the string were cut.',
    stomp_pivot: 'Stomp, then turn the chest and the eyes to the left; the hips stay. Close with a stomp.',
    pivot_turn: 'Step, look round as far as the neck likes, let the arms fly out, and stomp.',
    booty_bounce: 'Shift from one side of the seat to the other, twice each. Chin up, one hand on the knee.',
    hip_and_roar:
      'Shift left, right, left, right with one hand on the hip, wind up small, then roar as big as you are.',
    biggest_roar: 'The same, the free arm higher; wind up down to the knees and roar with all of you.',
    swim: 'Three long strokes through the mist, feet together, and both claws up on the last count.',
    oh_snap: 'Gather on oh, break on snap: an arm and the head at the same instant.',
    air_guitar: 'Left hand on the neck, right hand strums low; lean back for the bend.',
    guitar_solo:
      'The second chorus: the hair flies twice on every stroke, and the bend goes against the chair.',
    collapse:
      'Lose one joint after the other down to your knees, lie in wait, then come back up in one pull.',
    gather: 'Something pulls the group together: shrink, circle the arms up, and open slowly.',
    scare: 'Turn away as if it were over. Then stomp, rise to your full height on the seat, and boo.',
  },
  words: { jump: 'up' },
};

export const versions: Readonly<Record<VersionName, Version>> = { full, low, seated };
