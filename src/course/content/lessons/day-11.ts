import { join, makeLesson, phrase, wholeDay } from '../make-lesson.ts';

export const day11 = makeLesson({
  day: 11,
  title: 'The last march',
  learn: [
    {
      ...wholeDay(11),
      notes: `
[WARM_UP]
<p><b>Recap.</b> Shrugs first, then the march; two swims, bounces, and down to the floor in three counts.</p>
<p><b>The join.</b> The head snaps up on 8 and the legs are not awake yet. Let the first <i>shuffle</i> to the left look like that.</p>
[DANCE_JOIN]
<p>The beginning of the end. One thing is new, and you have been able to do it since you were five: both arms out, and walk.</p>
<p>Watch how the size grows from the first eight of today to the last. Keep something back at the start.</p>`,
    },
    {
      ...phrase(21),
      notes: `
<h3>Slide, wuz up</h3>
[DANCE_EIGHTS 1-2]
<p><b>First and second eight.</b> <i>Shuffle ha, slide</i> to the left and to the right. For the last time, so say goodbye properly.</p>
[DANCE_EIGHTS 3]
<p><b>Third eight.</b> <i>Wuz up</i>, left first: left, right, front, nod, nod.</p>
[DANCE_EIGHTS 4]
<p><b>Fourth eight.</b> <i>Wuz up</i>, right first.</p>
<p>The slide ends with everything hanging. Leave it there: the first chin of <i>wuz</i> drops all by itself.</p>
<p><b>Weight.</b> The slide to the right ends a little on the right foot; the first <i>wuz</i> drops you onto the left one. Chin and weight go there together.</p>
<p><b>Common mistake.</b> Coming up between the slide and <i>wuz</i>. You are low already, so stay low.</p>`,
    },
    {
      ...phrase(22),
      notes: `
<h3>The last march</h3>
[DANCE_EIGHTS 1]
<p><b>First eight.</b> March forward, march back.</p>
[DANCE_EIGHTS 2]
<p><b>Second eight, reach and walk.</b> The one everybody knows. Both arms out, knees stiff, four heavy steps of two counts each: <i>reach</i> on 1, <i>step</i> on 3, <i>step</i> on 5, and <i>grab</i> on 7. Whatever you grabbed, it is yours: pull it to your chest on 8.</p>
[DANCE_EIGHTS 3]
<p><b>Third eight.</b> Drag it back: <i>fall, drag, fall, drag</i>. Take it with you.</p>
[DANCE_EIGHTS 4]
<p><b>Fourth eight.</b> March forward, march back.</p>
<p><b>Weight.</b> The march back only touches with the left foot, and <i>reach</i> steps out on that one. Left, right, left, right, two counts each, and <i>grab</i> finds you on the right. The left one is free to fall back.</p>
<p><b>Common mistake.</b> Bending the knees in <i>reach</i>. Rock from one stiff leg to the other instead.</p>`,
    },
  ],
  practice: {
    notes: `
<p>Set the speed to full and leave it there. If a piece breaks, loop just that one, slow it down, and come back.</p>`,
    items: [
      { ...phrase(21), text: 'Slide, wuz up: one last slide each way, then ask them twice' },
      { ...phrase(22), text: 'The last march: reach, step, step, grab' },
      { ...join(21), text: 'The join: from the second nod into the march forward' },
      { ...wholeDay(11), text: 'All of today, 64 counts, without stopping' },
    ],
  },
  zombie_check: `
<ul>
<li>In <i>reach and walk</i>, does the weight rock from side to side like a boat?</li>
<li>Is there a reason in your hands when you <i>grab</i>?</li>
<li>Do you still drag the fourth foot, even now that nobody reminds you?</li>
</ul>
<p><b>Do you lurch, or do you walk?</b> Tomorrow is the last day. Tonight, dance Days 9 to 11 once without stopping.</p>
[DANCE_DAYS 9-11]`,
});
