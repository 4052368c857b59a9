import { join, makeLesson, phrase, wholeDay } from '../make-lesson.ts';

export const day03 = makeLesson({
  day: 3,
  title: 'Shuffle, slide and roar',
  learn: [
    {
      ...wholeDay(3),
      notes: `
[WARM_UP]
<p>Two of the most danced pieces of the whole routine. You dance <i>shuffle, ha, slide</i> four times before the end, so every minute you spend on it today counts four times.</p>
<p>Watch how quiet the shuffles are. The <i>ha</i> only works if nobody saw it coming.</p>`,
    },
    {
      ...phrase(5),
      notes: `
<h3>Shuffle, ha, slide</h3>
<p><b>First eight.</b> Two flat shuffles to the left on 1 and 2, arms low, eyes where you are going. <i>Ha</i> on 3: up, claws high, mouth open, all in one instant. Settle on 4. Then one long low <i>slide</i> to the left on 5, arms wide; the dead leg comes in on 7 and 8.</p>
<p><b>Second eight.</b> The same to the right, back to your place.</p>
<p><b>Third eight, claws.</b> Both claws up to the left, <i>claw</i> down with a bounce; over to the right, <i>claw</i>. On 5 start again from the right. Turn the ribs; the feet stay where they are.</p>
<p><b>Fourth eight.</b> Shuffle ha to the left, shuffle ha to the right. No slide this time. Everybody slides here once. Once.</p>`,
    },
    {
      ...phrase(6),
      notes: `
<h3>Hips and a roar</h3>
<p><b>First eight, hip and roar.</b> Left foot out, left hand on the hip bone, right claw up. <i>Hip</i> left, right, left, right on 1 to 4; the hands change over on 3. On 5 and 6 wind yourself up small, arms crossed low. On 7 step forward with the left and <i>roar</i> as big as you are. <i>Hold</i> 8.</p>
<p><b>Second eight.</b> The same, starting right.</p>
<p><b>Third eight, stomp.</b> <i>Stomp</i> the left foot on 1, <i>lift</i> the right knee on 2, <i>stomp</i> it on 3, wait on 4. Then right foot, left knee, left foot.</p>
<p><b>Fourth eight.</b> Hip and roar once more, left first. Make this one the biggest.</p>
<blockquote>A roar comes from the belly. Breathe in while you are small on 5 and 6, and let the step push it out.</blockquote>`,
    },
  ],
  practice: {
    notes: `
<p>Loop the second piece at half speed until the hands change by themselves. Then practice the roar into a pillow, or tell the neighbours.</p>`,
    items: [
      { ...phrase(5), text: 'Shuffle, ha, slide: quiet shuffles, sudden ha, and no slide at the end' },
      { ...phrase(6), text: 'Hips and a roar: four hips, wind up small, roar on 7' },
      { ...join(5), text: 'The join: from the last ha to the right into the first hip' },
      { ...wholeDay(3), text: 'All of today, 64 counts, without stopping' },
    ],
  },
  zombie_check: `
<ul>
<li>Would somebody jump at your <i>ha</i>? Ask somebody.</li>
<li>Is there a moment of nothing right after it? Stillness is half of the fright.</li>
<li>Do the hips move, or does the whole house move?</li>
</ul>
<p><b>Do you lurch, or do you walk?</b> In a shuffle the feet never leave the floor. If you can hear steps, you are walking.</p>`,
});
