import { join, makeLesson, phrase, wholeDay } from '../make-lesson.ts';

export const day08 = makeLesson({
  day: 8,
  title: 'The grave digger',
  learn: [
    {
      ...wholeDay(8),
      notes: `
[WARM_UP]
<p><b>Recap.</b> Four quarters and two halves to the left, four quarters to the right, and four clicks before the howl.</p>
<p><b>The join.</b> The howl ends in the middle, facing front. Do not wait for your head to come down: push off to the left on 1, and the shuffle takes it along.</p>
[DANCE_JOIN]
<p>Only one move is new today, and it is honest work. The rest is a grand reunion of Days 3, 5 and 6. At the end of this lesson the second trophy is yours.</p>
<p>Loosen your back and hips well. Digging comes from the legs.</p>`,
    },
    {
      ...phrase(15),
      notes: `
<h3>Slide and dig</h3>
[DANCE_EIGHTS 1-2]
<p><b>First two eights.</b> <i>Shuffle ha, slide</i> to the left, then to the right. Third time in the dance: it should feel like your own front gate by now.</p>
[DANCE_EIGHTS 3]
<p><b>Third eight, grave digger.</b> Right foot out. <i>Dig</i> low to the right on 1, <i>throw</i> it over the left shoulder on 2. <i>Dig</i> 3, <i>throw</i> 4. Then <i>deep</i>, with bent knees, for 5 and 6; <i>heave</i> both arms overhead on 7; <i>drop</i> everything on 8.</p>
[DANCE_EIGHTS 4]
<p><b>Fourth eight.</b> The same on the other side: left foot out, dig left, throw right.</p>
<p><b>Weight.</b> The slide to the right ends on the right foot, and the right foot steps out to dig. Catch yourself on the left on 8. From there: dig over one leg, throw over the other.</p>
<p><b>Common mistake.</b> Digging with a round back. Bend the knees until the hands are low enough.</p>`,
    },
    {
      ...phrase(16),
      notes: `
<h3>Snap and rock</h3>
[DANCE_EIGHTS 1]
<p><b>First eight.</b> <i>Oh snap</i>, first side.</p>
[DANCE_EIGHTS 2]
<p><b>Second eight.</b> <i>Rock on</i> with the left fist, then with the right.</p>
[DANCE_EIGHTS 3]
<p><b>Third eight.</b> <i>Oh snap</i>, other side.</p>
[DANCE_EIGHTS 4]
<p><b>Fourth eight.</b> <i>Air guitar</i>, all eight counts of it, with the chord on the very last one.</p>
<p>Nothing here is new except what comes after what. Say only the first cue of each eight: <i>oh, rock, oh, strum</i>.</p>
<p><b>Weight.</b> The first three pieces go from foot to foot; <i>strum</i> finds you on both, and you sink on the spot.</p>
<p><b>Common mistake.</b> Carrying the speed of the <i>snap</i> into the fist. Between them is one count of nothing.</p>`,
    },
  ],
  practice: {
    notes: `
<p>Today is about changing gear. Loop the joins more than the moves; the moves you know.</p>
[DANCE_JOIN]`,
    items: [
      { ...phrase(15), text: 'Slide and dig: the throw goes high, the back stays long' },
      { ...phrase(16), text: 'Snap and rock: oh, rock, oh, strum' },
      { ...join(15), text: 'The join: from the drop on 8 into a slow oh' },
      { ...wholeDay(8), text: 'All of today, 64 counts, without stopping' },
    ],
  },
  zombie_check: `
<ul>
<li>Can one see how heavy the soil is? It is always heavier than last time.</li>
<li>Did your knees do the digging? Your back will tell you tomorrow.</li>
<li>Is there still a difference between <i>oh</i> and <i>snap</i>, even between two other moves?</li>
</ul>
<p><b>Do you lurch, or do you walk?</b> Four minutes of the dance are in your body now. Treat it to a lie-down.</p>`,
});
