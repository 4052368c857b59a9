import { join, makeLesson, phrase, wholeDay } from '../make-lesson.ts';

export const day09 = makeLesson({
  day: 9,
  title: 'Gather and roar',
  learn: [
    {
      ...wholeDay(9),
      notes: `
[WARM_UP]
<p><b>Recap.</b> <i>Shuffle, ha, slide</i> to both sides, two times digging, and then <i>oh, rock, oh, strum</i>.</p>
<p><b>The join.</b> The last chord drops you forward onto both feet. Stay low: <i>shrink</i> only goes on falling, and pulls the left foot in under you.</p>
[DANCE_JOIN]
<p>From here on the dance looks back at itself. What returns, returns in a new place, and that is what makes it feel like a song.</p>
<p>New today is <i>gather</i>: the whole group is pulled together by something nobody sees. You dance it alone in your room and with a thousand others on the day.</p>`,
    },
    {
      ...phrase(17),
      notes: `
<h3>Get ready, head and shoulders</h3>
[DANCE_EIGHTS 1]
<p><b>First eight, gather.</b> <i>Shrink</i> on 1. From 3 the <i>left</i> arm opens with the weight, from 5 the <i>right</i> one, on 7 you <i>open</i> all the way up, chest to the sky. <i>And</i> on 8: the breath before what follows.</p>
[DANCE_EIGHTS 2]
<p><b>Second eight.</b> Head and shoulders, left first.</p>
[DANCE_EIGHTS 3]
<p><b>Third eight.</b> Head and shoulders, right first.</p>
[DANCE_EIGHTS 4]
<p><b>Fourth eight.</b> <i>Shrugs</i>, with the drop on 4, then <i>claws</i> to the left and to the right.</p>
<p><b>Weight.</b> It opens with the arm: the left foot on 3, the right one on 5, both for <i>open</i>. The claws at the end begin over the left foot.</p>
<p><b>Common mistake.</b> Being open on 6 and waiting there. The hands arrive with 7 and not before.</p>`,
    },
    {
      ...phrase(18),
      notes: `
<h3>Roar and pivot</h3>
[DANCE_EIGHTS 1]
<p><b>First eight.</b> Hip and roar, left first. Roar on 7, hold 8.</p>
[DANCE_EIGHTS 2]
<p><b>Second eight.</b> Two pivot turns: to the back, to the front. You leave the roar with the right foot, so keep your weight forward on 8.</p>
[DANCE_EIGHTS 3]
<p><b>Third eight.</b> Hip and roar, right first.</p>
[DANCE_EIGHTS 4]
<p><b>Fourth eight.</b> Stomp left first, stomp right first.</p>
<blockquote>Roar, then turn your back on them. There is no better way to be feared.</blockquote>
<p><b>Weight.</b> Roar onto the left foot, leave it with the right. After two half turns you are on the left again, and the second set begins with a hip to the right. Its roar ends on the right foot: the left one stomps.</p>
<p><b>Common mistake.</b> Turning while the roar still rings. Hold 8 as if there were nothing else to do.</p>`,
    },
  ],
  practice: {
    notes: `
<p>Loop the first eight of the day by itself with eyes closed. It is the only slow one you have had since Day 1, and slow is where groups fall apart.</p>
[DANCE_EIGHTS 1]`,
    items: [
      { ...phrase(17), text: 'Get ready: a slow gather, then head and shoulders on both sides' },
      { ...phrase(18), text: 'Roar and pivot: roar, turn away, come back, roar again' },
      { ...join(17), text: 'The join: from the claws to the right into the first hip' },
      { ...wholeDay(9), text: 'All of today, 64 counts, without stopping' },
    ],
  },
  zombie_check: `
<ul>
<li>Does <i>gather</i> use all eight counts, or were you ready on 6?</li>
<li>After the pivot turns, are you where you started?</li>
<li>Is the second roar as big as the first? It has to be bigger.</li>
</ul>
<p><b>Do you lurch, or do you walk?</b> Nobody may see the moment in which you decide to move.</p>`,
});
