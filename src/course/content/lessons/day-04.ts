import { join, makeLesson, phrase, wholeDay } from '../make-lesson.ts';

export const day04 = makeLesson({
  day: 4,
  title: 'Shake the ground',
  learn: [
    {
      ...wholeDay(4),
      notes: `
[WARM_UP]
<p><b>Recap.</b> Quiet shuffles, a sudden <i>ha</i>, hips with hands that change over on 3, and a roar bigger than the two before it.</p>
<p><b>The join.</b> The last roar leaves you on the left foot, and the first <i>stomp</i> is the left one too. Rock back onto the right while you hold 8, or the stomp comes late.</p>
[DANCE_JOIN]
<p>The last day of Part 1, and the loudest. Warm your ankles twice: there is a lot of stomping.</p>
<p>You know <i>stomp</i> and <i>claws</i> from yesterday. New are the knee, the howl, the puppet, and the rudest greeting in the graveyard. When you are done today, a trophy is waiting.</p>`,
    },
    {
      ...phrase(7),
      notes: `
<h3>Shake the ground</h3>
[DANCE_EIGHTS 1]
<p><b>First eight.</b> Stomp left foot first, stomp right foot first. <i>Stomp, lift, stomp, and</i>, twice.</p>
[DANCE_EIGHTS 2]
<p><b>Second eight.</b> Claws from the left, claws from the right.</p>
[DANCE_EIGHTS 3]
<p><b>Third eight.</b> One more <i>stomp</i>, left first. On 5 <i>knee up</i>: the right knee flies across to the left elbow, <i>down</i> on 6, again on 7 and 8.</p>
[DANCE_EIGHTS 4]
<p><b>Fourth eight.</b> Knee up with the left leg. Then the <i>howl</i>: fold and <i>breathe</i> on 5, chest to the moon on 6, stay there for 7, let it <i>fade</i> on 8.</p>
<p>Bend the knee you land on. The ground should shake; you should not.</p>
<p><b>Weight.</b> Whoever lifts a knee stands on the other leg, all of it: left leg while the right knee flies, and the other way round.</p>
<p><b>Common mistake.</b> The elbow goes down to meet the knee. The chest stays where it is and the knee does the flying.</p>`,
    },
    {
      ...phrase(8),
      notes: `
<h3>Wuz up</h3>
[DANCE_EIGHTS 1]
<p><b>First eight.</b> Drop the chin to the left: <i>wuz</i>. Throw it up, palms open, shoulders high: <i>up</i>. To the right: <i>wuz, up</i>. To the front, low, hands on the knees: <i>wuz</i>; and the biggest one: <i>up</i>. Then <i>nod, nod</i>, as if that had settled it.</p>
[DANCE_EIGHTS 2]
<p><b>Second eight.</b> The same, right side first.</p>
[DANCE_EIGHTS 3]
<p><b>Third eight, puppet.</b> Somebody pulls your left elbow up by a string; below it the arm <i>hangs</i>. Then the right one. <i>Swing</i> left, <i>swing</i> right. On 7 the string is <i>cut</i>: fall from the waist. <i>Dangle</i> on 8.</p>
[DANCE_EIGHTS 4]
<p><b>Fourth eight.</b> Wuz up, left first. You come straight out of the dangle, so use it: the first chin is already down.</p>
<p><b>Weight.</b> Left chin, left foot; right chin, right foot; in front on both. The string pulls the arm up and the weight goes to the other leg.</p>
<p><b>Common mistake.</b> Throwing <i>up</i> early. <i>Wuz</i> takes its whole count, or nobody hears the question.</p>`,
    },
  ],
  practice: {
    notes: `
<p>Practice stomps on a floor that forgives, in shoes that hold or softly in bare feet. Half force is fine until the counts are right; force is easy to add.</p>`,
    items: [
      { ...phrase(7), text: 'Shake the ground: stomps, claws, knees and one real howl' },
      { ...phrase(8), text: 'Wuz up: left, right, front, and a puppet with cut strings' },
      { ...join(7), text: 'The join: let the howl fade, then drop the chin on 1' },
      { ...wholeDay(4), text: 'All of today, 64 counts, without stopping' },
    ],
  },
  zombie_check: `
<ul>
<li>Does the hand hang dead below the lifted elbow?</li>
<li>Did you stay in the howl for a whole count, or run from it?</li>
<li>When the string is cut, do you fall at once? Strings do not get cut slowly.</li>
</ul>
<p><b>Do you lurch, or do you walk?</b> Now put Days 1 to 4 together once. Two minutes, eight phrases. That was a third of the dance.</p>
[DANCE_DAYS 1-4]`,
});
