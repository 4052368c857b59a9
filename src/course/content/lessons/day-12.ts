import { join, makeLesson, phrase, wholeDay } from '../make-lesson.ts';

export const day12 = makeLesson({
  day: 12,
  title: 'Scare and hold',
  learn: [
    {
      ...wholeDay(12),
      notes: `
[WARM_UP]
<p><b>Recap.</b> The last slides, <i>wuz up</i> twice, and the walk with both arms out: <i>reach, step, step, grab</i>.</p>
<p><b>The join.</b> The march back drags the left foot in on 8. It only touches, so it is free to <i>stomp</i> forward on 1 and to turn you to the right.</p>
[DANCE_JOIN]
<p>The last half minute. It is the shortest to learn and the one that everybody remembers, because it is in all the photographs.</p>
<p>Watch the end twice. See how long nothing happens, and how much happens in it.</p>`,
    },
    {
      ...phrase(23),
      notes: `
<h3>The last turn</h3>
[DANCE_EIGHTS 1-2]
<p><b>First and second eight.</b> Stomp pivots with the left foot forward, a quarter to the right each. Four of them, home to the front.</p>
[DANCE_EIGHTS 3]
<p><b>Third eight.</b> Two pivot turns, also to the right: <i>step</i> through with the left, <i>turn, turn, stomp</i>. Back, then front.</p>
[DANCE_EIGHTS 4]
<p><b>Fourth eight.</b> <i>Knee up</i> twice with the right, twice with the left. These are the last kicks of your life. Spend everything.</p>
<p><b>Weight.</b> The closing <i>stomp</i> is the right foot here. The last turn ends on it too, and the first kick is the right knee: shift onto the left on the way up.</p>
<p><b>Common mistake.</b> Turning to the left, because Day 7 began that way. Left foot forward means to the right.</p>`,
    },
    {
      ...phrase(24),
      notes: `
<h3>Scare and hold</h3>
[DANCE_EIGHTS 1]
<p><b>First eight, gather.</b> As on Day 9: <i>shrink, left, right, open, and</i>.</p>
[DANCE_EIGHTS 2]
<p><b>Second eight, scare pose.</b> <i>Turn</i> away on 1, shoulders down, as if it were over. <i>Wait</i> on 4. On 5 the right foot stomps forward, both claws go up, the mouth opens: <i>boo</i>. Sink into it on 7 and <i>hold</i>.</p>
[DANCE_EIGHTS 3-4]
<p><b>Third and fourth eight, hold.</b> Sixteen counts. Nobody moves until the last sound has gone; only breath, jaw and fingers go on, and the head creeps round to the audience. On the very last count it is <i>dark</i>.</p>
<blockquote>Choose where you put your weight on <i>boo</i>. You will live there for nine seconds.</blockquote>
<p><b>Weight.</b> The left foot carries while you are turned away. <i>Boo</i> puts most of you on the right one, and there it stays for sixteen counts.</p>
<p><b>Common mistake.</b> Telling them with the shoulders that something is coming. Until 5 it is over.</p>`,
    },
  ],
  practice: {
    notes: `
<p>When this list is ticked off, you know the whole dance. What is left is to dance it.</p>`,
    items: [
      { ...phrase(23), text: 'The last turn: four quarters, two halves, four knees' },
      { ...phrase(24), text: 'Scare and hold: wait on 4, boo on 5, then sixteen counts of nothing' },
      { ...join(23), text: 'The join: from the last kick down into the shrink' },
      { ...wholeDay(12), text: 'All of today, 64 counts, without stopping' },
    ],
  },
  zombie_check: `
<ul>
<li>Did anybody believe that it was over?</li>
<li>Could you hold the pose for sixteen counts without shifting a foot?</li>
<li>Are the eyes alive? They are the only thing that may be.</li>
</ul>
<p><b>Do you lurch, or do you walk?</b> You lurch. We saw it. The Final Rehearsal is waiting for you.</p>`,
});
