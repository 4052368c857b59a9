import { join, makeLesson, phrase, wholeDay } from '../make-lesson.ts';

export const day07 = makeLesson({
  day: 7,
  title: 'Stomp and turn',
  learn: [
    {
      ...wholeDay(7),
      notes: `
[WARM_UP]
<p><b>Recap.</b> One fist and then the other, four strums on four counts; hands to the ears, elbows, shrugs, and the howl.</p>
<p><b>The join.</b> The howl lets you stand on the left foot until it <i>fades</i>. So the right one is free: it stomps forward on 1.</p>
[DANCE_JOIN]
<p>The day of the turns. There are only two kinds, a quarter and a half, and every one of them ends with a stomp. So wherever you are, a stomp tells you that you have arrived.</p>
<p>Choose <i>Follow me</i> under the stage while you learn: from behind, every turn is your turn. Then pick four things in your room, front, left, back and right, and say their names as you come round: <i>window, shelf, door, lamp</i>.</p>`,
    },
    {
      ...phrase(13),
      notes: `
<h3>Stomp and turn</h3>
[DANCE_EIGHTS 1-2]
<p><b>First and second eight, stomp pivot.</b> <i>Stomp</i> the right foot forward on 1, look left on 2, <i>pivot</i> a quarter to the left on 3, close with a <i>stomp</i> on 4. Four of them take you all the way round and home to the front.</p>
[DANCE_EIGHTS 3]
<p><b>Third eight, pivot turn.</b> <i>Step</i> through with the right on 1, <i>turn</i> on 2, <i>turn</i> on 3, <i>stomp</i> on 4: now you face the back. The same again, and you face the front.</p>
[DANCE_EIGHTS 4]
<p><b>Fourth eight.</b> Stomp left first, stomp right first, as on Day 3. Facing front, and staying there.</p>
<p><b>Weight.</b> The closing <i>stomp</i> is always the left foot, so that the right one is free for the next. Mind the last turn: it ends on the left foot, and the fourth eight stomps the left one at once. Shift to the right on the way.</p>
<p><b>Common mistake.</b> Turning from the shoulders. The foot in front turns, and what hangs above it comes along late.</p>`,
    },
    {
      ...phrase(14),
      notes: `
<h3>The long turn</h3>
[DANCE_EIGHTS 1]
<p><b>First eight.</b> Two pivot turns: back, front.</p>
[DANCE_EIGHTS 2-3]
<p><b>Second and third eight.</b> Stomp pivots the other way: left foot forward, quarter to the <i>right</i>. Four of them, home again. Your room goes by in the opposite order.</p>
[DANCE_EIGHTS 4]
<p><b>Fourth eight, glitch.</b> Four hard stops, each in another shape, nothing between them: <i>click, click, click, crack</i>. Then the <i>howl</i>.</p>
<blockquote>Dizzy? Look at your next wall first, and let the body follow. Stop when you need to: the dead have time.</blockquote>
<p><b>Weight.</b> Two changes: the pivot turns end on the left foot, and the left one goes forward next. Give the weight away on the last count, then the left foot is free. In the clicks it stays on both.</p>
<p><b>Common mistake.</b> Counting the quarters instead of the walls. Look for the wall; four of them, and it is the front again.</p>`,
    },
  ],
  practice: {
    notes: `
<p>Walk the turns first without arms: <i>stomp, and, pivot, stomp</i>. Add the arms when your feet stop asking questions.</p>`,
    items: [
      { ...phrase(13), text: 'Stomp and turn: four quarters and two halves, home to the front' },
      { ...phrase(14), text: 'The long turn: the other way round, then click, click, click, crack' },
      { ...join(13), text: 'The join: out of the last stomp into a step through' },
      { ...wholeDay(7), text: 'All of today, 64 counts, without stopping' },
    ],
  },
  zombie_check: `
<ul>
<li>Do you face exactly the front after four pivots? A tired zombie ends up at the buffet.</li>
<li>Do the arms fly out in the turns because of the turn, or because of you?</li>
<li>Are the four glitch shapes really four different ones?</li>
</ul>
<p><b>Do you lurch, or do you walk?</b> Turn like a cupboard that is being moved by two people who do not get on.</p>`,
});
