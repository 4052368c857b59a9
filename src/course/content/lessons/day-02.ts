import { join, makeLesson, phrase, wholeDay } from '../make-lesson.ts';

export const day02 = makeLesson({
  day: 2,
  title: 'March, bounce, swim',
  learn: [
    {
      ...wholeDay(2),
      notes: `
[WARM_UP]
<p><b>Recap.</b> Your hands dug you out, you staggered to both sides and limped out and home. Say the words of the last limp once: <i>step, drag, step, drag, reach</i>.</p>
<p><b>The join.</b> The limp home pulls the left foot in on 7, and on 8 you stand between your feet. That same foot, the luggage, marches off on 1.</p>
[DANCE_JOIN]
<p>Yesterday you rose. Today you travel: forward, back, a little sideways, and once through water that is not there.</p>
<p>Watch it through and listen for the word <i>drag</i>. Every march ends with it. If you learn nothing else today, learn to be late with that foot.</p>
<p>Give yourself three steps of room in front and behind.</p>`,
    },
    {
      ...phrase(3),
      notes: `
<h3>The march</h3>
[DANCE_EIGHTS 1]
<p><b>First eight.</b> Forward left, right, left, and <i>drag</i> the right foot in on 4. Back right, left, right, and <i>drag</i> the left one on 8. Body stiff, arms loose: the opposite arm swings forward. Going back, something pulls you by the collar, so the hips leave first and the arms stay behind in front.</p>
[DANCE_EIGHTS 2]
<p><b>Second eight.</b> The same again. Twice is how marches work.</p>
[DANCE_EIGHTS 3]
<p><b>Third eight, march and shrug.</b> Eight small walks, left foot first. The right shoulder jumps to the ear on <b>1</b>, <b>5</b> and <b>7</b>. Say it as you go: <i>shrug</i>, walk, walk, walk, <i>shrug</i>, walk, <i>shrug</i>, drag.</p>
[DANCE_EIGHTS 4]
<p><b>Fourth eight, drag it back.</b> <i>Fall</i> back onto the left foot on 1, haul the right one after it on 3. Again: <i>fall</i> on 5, <i>drag</i> on 7. Reach for what you leave behind. You will miss it.</p>
<p><b>Weight.</b> In the march the dragged foot only touches, on 4 and on 8: the next step is its own. At the end of the shrugs it is the other way round: on 8 the dragged foot takes the weight, so that the left one is free to fall.</p>
<p><b>Common mistake.</b> Standing on the dragged foot on 4. It has to step back on 5, and you cannot step with the foot that you stand on.</p>`,
    },
    {
      ...phrase(4),
      notes: `
<h3>Bounce and swim</h3>
[DANCE_EIGHTS 1]
<p><b>First eight.</b> March forward, march back, <i>drag</i> on 4 and on 8, as before.</p>
[DANCE_EIGHTS 2]
<p><b>Second eight, booty bounce.</b> Left foot out, sit back, left hand on the knee. Hips to the left: <i>bounce, bounce</i>. Then the <i>other side</i>. On 5 all of it starts on the right: two right, two left. Sit deeper than feels polite.</p>
[DANCE_EIGHTS 3]
<p><b>Third eight, swim.</b> Long strokes through the mist: right arm on 1, left on 3, right on 5. Feet <i>together</i> on 7, everything sinks, and <i>jump</i> on 8 with both claws high.</p>
[DANCE_EIGHTS 4]
<p><b>Fourth eight.</b> Swim again with the left arm first. You land it exactly on the last count.</p>
<p><b>Weight.</b> The second <i>bounce</i> to the right begins where the first one ended: four counts in a row the right leg carries. A swimming arm pulls over the other foot: right arm, left foot.</p>
<p><b>Common mistake.</b> Jumping on 7. That count only brings the feet together and sinks.</p>`,
    },
  ],
  practice: {
    notes: `
<p>March in a line you can see: a floorboard, a carpet edge. You should come home to where you started. If you wander off, the steps back are smaller than the steps forward.</p>`,
    items: [
      { ...phrase(3), text: 'The march: drag on every fourth count, shrugs on 1, 5 and 7' },
      { ...phrase(4), text: 'Bounce and swim: low bounces, and a jump that lands on 8' },
      { ...join(3), text: 'The join: out of the second fall and drag into the march forward' },
      { ...wholeDay(2), text: 'All of today, 64 counts, without stopping' },
    ],
  },
  zombie_check: `
<ul>
<li>Are your arms swinging by themselves, or are you swinging them?</li>
<li>Does only one shoulder shrug? The left one is dead.</li>
<li>Did your feet leave the floor on <i>jump</i>? A little is enough. None is not.</li>
</ul>
<p><b>Do you lurch, or do you walk?</b> Film four counts of the march. If the fourth foot arrives on time, it is too healthy.</p>`,
});
