import { join, makeLesson, phrase, wholeDay } from '../make-lesson.ts';

export const day05 = makeLesson({
  day: 5,
  title: 'Oh snap',
  learn: [
    {
      ...wholeDay(5),
      notes: `
[WARM_UP]
<p><b>Recap.</b> Stomps, knees across, one real howl; then <i>wuz up</i> three times, and a puppet whose strings were cut.</p>
<p><b>The join.</b> From the last <i>nod</i>, hands on the hips, push off with the right foot: the <i>shuffle</i> to the left begins while the chin is still down.</p>
[DANCE_JOIN]
<p>A kind day: the first phrase is an old friend. Take the time it saves you and spend it on the snaps.</p>
<p>Watch the difference between <i>oh</i> and <i>snap</i>. One is slow and thick, the other is over before you see it. There is nothing in between.</p>`,
    },
    {
      ...phrase(9),
      notes: `
<h3>Shuffle again</h3>
<p>You know every move, and the order is the simplest one: <i>shuffle ha, slide</i> to the left, the same to the right, and all of it a second time. New is the size of the second time: shuffle lower, <i>stomp</i> out into the <i>ha</i> with both arms to the sky, and slide until a hand almost sweeps the ground.</p>
[DANCE_EIGHTS 1-2]
<p><b>First and second eight.</b> As on Day 3: to the left, to the right.</p>
[DANCE_EIGHTS 3-4]
<p><b>Third and fourth eight.</b> Bigger: to the left, to the right.</p>
<p>This is where dancers get lazy, so raise the price: make the second pair bigger than the first, and the first no smaller than on Day 3.</p>
<p><b>Weight.</b> Each slide ends almost in the middle, a little more on the side that it went to: push off from there.</p>
<p><b>Common mistake.</b> The second <i>ha</i> comes early because it is bigger. It has farther to go in the same count, so go lower before it.</p>`,
    },
    {
      ...phrase(10),
      notes: `
<h3>Oh snap</h3>
[DANCE_EIGHTS 1]
<p><b>First eight.</b> Gather yourself over the right leg: <i>oh</i>. Break to the left: <i>snap</i>, left arm high, right arm low, head left, hip left, all at the same instant. Gather left: <i>oh</i>. Break right: <i>snap</i>. Low in front for 5 and 6: <i>oh</i>. On 7 the head goes left with the left arm; on 8 everything <i>snaps</i> to the right.</p>
[DANCE_EIGHTS 2]
<p><b>Second eight.</b> The same from the other side.</p>
[DANCE_EIGHTS 3]
<p><b>Third eight, head snaps.</b> Freeze from the shoulders down. The head breaks <i>left, right, down, front</i>. On 5 the other side begins: <i>right, left, down, front</i>.</p>
[DANCE_EIGHTS 4]
<p><b>Fourth eight.</b> Oh snap, first side again.</p>
<blockquote>Snap with the eyes first. The neck is grateful, and it looks sharper. Never throw the head.</blockquote>
<p><b>Weight.</b> Gather over one leg, break onto the other: right and left, then left and right. From 5 on both feet carry, and only the top of you moves.</p>
<p><b>Common mistake.</b> The arm arrives first and the hip afterwards. That is two moves; it is meant to be one.</p>`,
    },
  ],
  practice: {
    notes: `
<p>Snaps get slower when you try harder. Practice them small and exact at full speed, then let them grow.</p>`,
    items: [
      { ...phrase(9), text: 'Shuffle again: twice around, the second pair bigger' },
      { ...phrase(10), text: 'Oh snap: arm, head and hip at the same instant' },
      { ...join(9), text: 'The join: pull the foot in from the slide and gather on 1' },
      { ...wholeDay(5), text: 'All of today, 64 counts, without stopping' },
    ],
  },
  zombie_check: `
<ul>
<li>Freeze the picture on any <i>snap</i>. Would it make a good poster?</li>
<li>Is <i>oh</i> slow all the way? It may not hurry to be early.</li>
<li>In the head snaps, do the shoulders really stay out of it?</li>
</ul>
<p><b>Do you lurch, or do you walk?</b> Sharp is not the same as healthy. Between two snaps you are still a heap.</p>`,
});
