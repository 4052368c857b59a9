import { join, makeLesson, phrase, wholeDay } from '../make-lesson.ts';

export const day10 = makeLesson({
  day: 10,
  title: 'Drop dead',
  learn: [
    {
      ...wholeDay(10),
      notes: `
[WARM_UP]
<p>Old steps in a new order, and one collapse. Clear the floor around you: today you go down to it and come back up in one pull.</p>
<p>At the end of the lesson you hold the third trophy, and only two days are left.</p>`,
    },
    {
      ...phrase(19),
      notes: `
<h3>March again</h3>
<p>Day 2 upside down. The shrugs come first.</p>
<p><b>First eight.</b> March and shrug: right shoulder on 1, 5 and 7.</p>
<p><b>Second eight.</b> Drag it back: <i>fall</i>, <i>drag</i>, <i>fall</i>, <i>drag</i>.</p>
<p><b>Third and fourth eight.</b> March forward, march back, and again.</p>
<p>You are tired by now, in the dance as in life. Use it: this is the most convincing march you will ever do.</p>`,
    },
    {
      ...phrase(20),
      notes: `
<h3>Swim and drop dead</h3>
<p><b>First and second eight.</b> <i>Swim</i> right arm first, then left arm first. Together on 7, jump on 8, both times.</p>
<p><b>Third eight.</b> Booty bounce from the left, booty bounce from the right.</p>
<p><b>Fourth eight, drop dead.</b> Lose one joint after the other: the <i>knee</i> on 1, the <i>hip</i> on 2, all the way <i>down</i> on 3. Lie in wait for 5 and 6. One pull <i>up</i> on 7, as if by the collar. The <i>head</i> snaps up on 8.</p>
<p>Going down is bending, not falling: knees over toes, hands ready. If the floor is hard or a knee complains, go half as deep.</p>`,
    },
  ],
  practice: {
    notes: `
<p>Learn the collapse in slow motion and only then at speed. It should look like an accident and be nothing of the kind.</p>`,
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
