import { join, makeLesson, phrase, wholeDay } from '../make-lesson.ts';

export const day03 = makeLesson({
  day: 3,
  title: 'Shuffle, slide and roar',
  learn: [
    {
      ...wholeDay(3),
      notes: `
[WARM_UP]
<p><b>Recap.</b> March forward, march back, every fourth foot late; then the bounces, and two swims that end in the air.</p>
<p><b>The join.</b> You land the jump on 8 with both feet and soft knees. Fall to the left out of that landing: the first <i>shuffle</i> is the end of the jump.</p>
[DANCE_JOIN]
<p>Two of the most danced pieces of the whole routine. You dance <i>shuffle, ha, slide</i> four times before the end, so every minute you spend on it today counts four times.</p>
<p>Watch how quiet the shuffles are. The <i>ha</i> only works if nobody saw it coming.</p>`,
    },
    {
      ...phrase(5),
      notes: `
<h3>Shuffle, ha, slide</h3>
[DANCE_EIGHTS 1]
<p><b>First eight.</b> Two flat shuffles to the left on 1 and 2, arms low, eyes where you are going. <i>Ha</i> on 3: up, claws high, mouth open, all in one instant. Settle on 4. Then one long low <i>slide</i> to the left on 5, arms wide; the dead leg comes in on 7 and 8.</p>
[DANCE_EIGHTS 2]
<p><b>Second eight.</b> The same to the right, back to your place.</p>
[DANCE_EIGHTS 3]
<p><b>Third eight, claws.</b> Both claws up to the left, <i>claw</i> down with a bounce; over to the right, <i>claw</i>. On 5 start again from the right. Turn the ribs; the feet stay where they are.</p>
[DANCE_EIGHTS 4]
<p><b>Fourth eight.</b> Shuffle ha to the left, shuffle ha to the right. No slide this time. Everybody slides here once. Once.</p>
<p><b>Weight.</b> On <i>slide</i> all of you hangs over the bent left knee. Only on 8 are you back in the middle, and free to push off to the other side.</p>
<p><b>Common mistake.</b> A slide at the end, because there was one before. The fourth eight has two times <i>ha</i> and nothing after.</p>`,
    },
    {
      ...phrase(6),
      notes: `
<h3>Hips and a roar</h3>
[DANCE_EIGHTS 1]
<p><b>First eight, hip and roar.</b> Left foot out, left hand on the hip bone, right claw up. <i>Hip</i> left, right, left, right on 1 to 4; the hands change over on 3. On 5 and 6 wind yourself up small, arms crossed low. On 7 step forward with the left and <i>roar</i> as big as you are. <i>Hold</i> 8.</p>
[DANCE_EIGHTS 2]
<p><b>Second eight.</b> The same, starting right.</p>
[DANCE_EIGHTS 3]
<p><b>Third eight, stomp.</b> <i>Stomp</i> the left foot on 1, <i>lift</i> the right knee on 2, <i>stomp</i> it on 3, wait on 4. Then right foot, left knee, left foot.</p>
[DANCE_EIGHTS 4]
<p><b>Fourth eight.</b> Hip and roar once more, left first. Make this one the biggest.</p>
<blockquote>A roar comes from the belly. Breathe in while you are small on 5 and 6, and let the step push it out.</blockquote>
<p><b>Weight.</b> After the roar you stand on the foot that stepped forward, and the next <i>hip</i> goes to the other side. In the stomps the weight comes back on the fourth count; only then is the next foot free.</p>
<p><b>Common mistake.</b> Standing tall on 5 and 6. From up there the roar has nowhere to come from.</p>`,
    },
  ],
  practice: {
    notes: `
<p>Loop the second piece at half speed until the hands change by themselves. Then practice the roar into a pillow, or tell the neighbours.</p>
[DANCE_EIGHTS 5-8]`,
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
