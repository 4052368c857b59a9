import { join, makeLesson, phrase, wholeDay } from '../make-lesson.ts';

export const day10 = makeLesson({
  day: 10,
  title: 'Drop dead',
  learn: [
    {
      ...wholeDay(10),
      notes: `
[WARM_UP]
<p><b>Recap.</b> The slow gather, heads and elbows; a roar, two half turns, a second roar, and the stomps.</p>
<p><b>The join.</b> The last stomp goes back onto the right foot on 8. The left one is free and walks off on 1, with the right shoulder at the ear.</p>
[DANCE_JOIN]
<p>Old steps in a new order, and one collapse. Clear the floor around you: today you go down to it and come back up in one pull.</p>
<p>At the end of the lesson you hold the third trophy, and only two days are left.</p>`,
    },
    {
      ...phrase(19),
      notes: `
<h3>March again</h3>
<p>Day 2 upside down. The shrugs come first.</p>
[DANCE_EIGHTS 1]
<p><b>First eight.</b> March and shrug: right shoulder on 1, 5 and 7.</p>
[DANCE_EIGHTS 2]
<p><b>Second eight.</b> Drag it back: <i>fall</i>, <i>drag</i>, <i>fall</i>, <i>drag</i>.</p>
[DANCE_EIGHTS 3-4]
<p><b>Third and fourth eight.</b> March forward, march back, and again.</p>
<p>You are tired by now, in the dance as in life. Use it: this is the most convincing march you will ever do.</p>
<p><b>Weight.</b> Here the dragged foot of the shrugs takes the weight on 8, so that the left one can fall back; the dragged feet of the march only touch, every time.</p>
<p><b>Common mistake.</b> Marching first, because Day 2 did. Say <i>shrug</i> before you move.</p>`,
    },
    {
      ...phrase(20),
      notes: `
<h3>Swim and drop dead</h3>
[DANCE_EIGHTS 1-2]
<p><b>First and second eight.</b> <i>Swim</i> right arm first, then left arm first. Together on 7, jump on 8, both times.</p>
[DANCE_EIGHTS 3]
<p><b>Third eight.</b> Booty bounce from the left, booty bounce from the right.</p>
[DANCE_EIGHTS 4]
<p><b>Fourth eight, drop dead.</b> Lose one joint after the other: the <i>knee</i> on 1, the <i>hip</i> on 2, all the way <i>down</i> on 3. Lie in wait for 5 and 6. One pull <i>up</i> on 7, as if by the collar. The <i>head</i> snaps up on 8.</p>
<p>Going down is bending, not falling: knees over toes, hands ready. If the floor is hard or a knee complains, go half as deep.</p>
<p><b>Weight.</b> Four counts on the right leg in the middle of the bounces. In the collapse you give in over the left leg on 1 and over the right one on 2, and from 3 on both let you down.</p>
<p><b>Common mistake.</b> Falling instead of bending. If it makes a noise, it was too fast.</p>`,
    },
  ],
  practice: {
    notes: `
<p>Learn the collapse in slow motion and only then at speed. It should look like an accident and be nothing of the kind.</p>
[DANCE_EIGHTS 8]`,
    items: [
      { ...phrase(19), text: 'March again: shrugs first, and every fourth foot late' },
      { ...phrase(20), text: 'Swim and drop dead: down in three counts, up in one' },
      { ...join(19), text: 'The join: from the last drag back into the first stroke' },
      { ...wholeDay(10), text: 'All of today, 64 counts, without stopping' },
    ],
  },
  zombie_check: `
<ul>
<li>Can you count the joints as they go? Knee, hip, everything.</li>
<li>Are you really waiting on 5 and 6, or already leaving?</li>
<li>Does the head, once more, come last?</li>
</ul>
<p><b>Do you lurch, or do you walk?</b> By now people should let you go first in the supermarket.</p>`,
});
