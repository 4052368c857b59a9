import { join, makeLesson, phrase, wholeDay } from '../make-lesson.ts';

export const day01 = makeLesson({
  day: 1,
  title: 'Out of the ground',
  learn: [
    {
      ...wholeDay(1),
      notes: `
[WARM_UP]
<p>Welcome to your own funeral. Today you leave it.</p>
<p>Watch the half minute once without moving. Do not count, do not copy. Look for two things:</p>
<ul>
<li><b>Where the weight is.</b> A zombie never stands in the middle: one hip carries, the other leg forgets.</li>
<li><b>When the head arrives.</b> Always last. The body goes, the head finds out.</li>
</ul>
<p>Everything in this course is counted in eights, and four eights make a phrase of 15 seconds. A day is two phrases. That is all you ever have to learn at a time.</p>
<p>We say <i>cue words</i> instead of numbers: <i>reach, claw, pull</i>. Say them out loud. Feeling silly is part of the technique.</p>`,
    },
    {
      ...phrase(1),
      notes: `
<h3>Out of the ground</h3>
<p>The dancer’s bare foot is the left one, the shoe is the right one. In the mirror the bare foot stands on your own left too; when a word says <i>left</i>, it means your left.</p>
<p>You may have two shoes or none: shoes and bare feet both work, socks alone slip. The floor is what matters. Let it be dry and even, with nothing on it to trip over.</p>
<p>Start folded up on your feet: knees deep, back round, hands near the floor, forehead as low as it goes.</p>
[DANCE_EIGHTS 1]
<p><b>First eight, in the crypt.</b> <i>Down</i> on 1. Only the shoulders wake: left on 3, right on 5. The hands stay down. On 7 you <i>shiver</i>, on 8 you <i>freeze</i>. If it looks like nothing is happening, it is going well.</p>
[DANCE_EIGHTS 2]
<p><b>Second eight, break out.</b> Left hand through the soil on 1, fingers wide. On 2 it becomes a claw, at once. Pull it down over 3 and 4. Then the right hand: <i>reach</i> 5, <i>claw</i> 6, <i>pull</i> 7. The hips stay low.</p>
[DANCE_EIGHTS 3]
<p><b>Third eight.</b> The same, right hand first.</p>
[DANCE_EIGHTS 4]
<p><b>Fourth eight, rise.</b> <i>Push</i> from the knees on 1, <i>up</i> on 3, <i>up</i> on 5, roll through the back on 7. The head snaps up on 8, and not one count earlier.</p>
<blockquote>Slow it to half. At half speed you can hear how much time the pull really has.</blockquote>
<p><b>Weight.</b> Both feet carry until <i>push</i>. Then the right one on 3, the left one on 5, and both from 7 on.</p>
<p><b>Common mistake.</b> Standing up with the reaching hand. Only the arm leaves the ground; the hips wait for <i>push</i>.</p>`,
    },
    {
      ...phrase(2),
      notes: `
<h3>First steps</h3>
[DANCE_EIGHTS 1]
<p><b>First eight, stagger.</b> Left foot wide and fall onto it: <i>sway</i>. On 3 you fall the other way, arms a beat behind. On 5 you <i>drop</i> from the waist, hands towards the floor. Come up on 7, <i>look</i>, and on 8 the head snaps to the left: <i>there</i>.</p>
[DANCE_EIGHTS 2]
<p><b>Second eight.</b> The same to the right.</p>
[DANCE_EIGHTS 3]
<p><b>Third eight, limp.</b> To the left on the good leg. <i>Step, drag, step, drag</i> on 1 to 4. The right foot never leaves the floor; it is luggage. <i>Reach</i> with both arms on 5, pull the foot in on 7.</p>
[DANCE_EIGHTS 4]
<p><b>Fourth eight.</b> Limp home to the right. Now the left leg is the luggage.</p>
<p><b>Weight.</b> The whole of it falls onto the left foot on 1 and onto the right one on 3. In the limp the dragged leg carries for one count, just long enough for the good one to step.</p>
<p><b>Common mistake.</b> Lifting the foot that is dragged. If you can see its sole, it is alive.</p>`,
    },
  ],
  practice: {
    notes: `
<p>Twice at half speed, twice at three quarters, once at full speed. Then tick it off. Speak the cues while you move: what the mouth knows, the feet find.</p>`,
    items: [
      { ...phrase(1), text: 'Out of the ground: reach, claw, pull with both hands, and the head last' },
      { ...phrase(2), text: 'First steps: stagger to both sides, limp out and limp home' },
      { ...join(1), text: 'The join: from the head on 8 straight into the first sway' },
      { ...wholeDay(1), text: 'All of today, 64 counts, without stopping' },
    ],
  },
  zombie_check: `
<p>Dance it once at full speed, then be honest.</p>
<ul>
<li>Did the head really come last, or did you look up early to see how it was going?</li>
<li>Were the hips low in the soil until <i>push</i>?</li>
<li>Is one leg clearly worse than the other when you limp?</li>
</ul>
<p><b>And the only question that counts: do you lurch, or do you walk?</b> If somebody across the street would say "they are walking", fall more and catch yourself later.</p>`,
});
