import { join, makeLesson, phrase, wholeDay } from '../make-lesson.ts';

export const day06 = makeLesson({
  day: 6,
  title: 'Rock on',
  learn: [
    {
      ...wholeDay(6),
      notes: `
[WARM_UP]
<p><b>Recap.</b> The <i>oh</i> was slow and the <i>snap</i> was not, with arm, head and hip at the same instant.</p>
<p><b>The join.</b> The last <i>snap</i> breaks to the right over both feet. Let the left foot step out and throw the left fist up with it: <i>rock</i>.</p>
[DANCE_JOIN]
<p>Once upon a time this zombie was in a band. Something in the arms remembers.</p>
<p>Roll the shoulders and the neck gently before you start: both work hard today. When you watch, follow only the head, then once more only the hands.</p>`,
    },
    {
      ...phrase(11),
      notes: `
<h3>Rock on</h3>
[DANCE_EIGHTS 1]
<p><b>First eight.</b> Left fist to the sky, right hand on the hip: <i>rock</i> looks up, <i>on</i> lets the head fall forward and the knees give. Twice. On 5 the right fist takes over.</p>
[DANCE_EIGHTS 2]
<p><b>Second eight, air guitar.</b> Left hand far out on the neck, right hand low. <i>Strum</i> four times, one on every count, and sink a little with each. <i>Bend</i> the note backwards for 5 and 6. The right arm swings over the top on 7, <i>windmill</i>, and the last <i>chord</i> drops you forward on 8.</p>
[DANCE_EIGHTS 3-4]
<p><b>Third and fourth eight.</b> All of it again. Second chorus, more hair.</p>
<p><b>Weight.</b> The foot below the fist stands a step to the side. A little more on the left while the left fist is up, a little more on the right for the other.</p>
<p><b>Common mistake.</b> The strums get faster from one to the next. Say all four numbers; they are as far apart as steps.</p>`,
    },
    {
      ...phrase(12),
      notes: `
<h3>Head and shoulders</h3>
[DANCE_EIGHTS 1]
<p><b>First eight.</b> Hands to the ears, and rock the head: left, right, left, right. Hands to the shoulders on 5, and the elbows see-saw: left up, right up, left, right. The head keeps looking away from the high one.</p>
[DANCE_EIGHTS 2]
<p><b>Second eight.</b> <i>Shrugs</i>: right, left, both, and <i>drop</i> them all on 4. <i>Head snaps</i> from 5: left, right, down, front.</p>
[DANCE_EIGHTS 3]
<p><b>Third eight.</b> Head and shoulders from the right.</p>
[DANCE_EIGHTS 4]
<p><b>Fourth eight.</b> Shrugs once more, then the <i>howl</i> from Day 4: breathe, howl, stay, fade.</p>
<p><b>Weight.</b> It follows the head: left, right, left, right. In the shrugs both feet carry, and nothing below the shoulders moves until you drop them; in the howl it is the left foot.</p>
<p><b>Common mistake.</b> Pulling the head over with the hands. They only lie there, and the neck moves as far as it likes to.</p>`,
    },
  ],
  practice: {
    notes: `
<p>Half of the dance is behind you after today's last count. Once the list is done, dance Days 5 and 6 in one go.</p>
[DANCE_DAYS 5-6]`,
    items: [
      { ...phrase(11), text: 'Rock on: four strums on four counts, and a windmill on 7' },
      { ...phrase(12), text: 'Head and shoulders: rock, see-saw, shrug, snap, howl' },
      { ...join(11), text: 'The join: from the last chord with both hands to the ears' },
      { ...wholeDay(6), text: 'All of today, 64 counts, without stopping' },
    ],
  },
  zombie_check: `
<ul>
<li>Is your guitar always the same size? It tends to shrink on <i>bend</i>.</li>
<li>Do the shrugs go all the way up to the ears?</li>
<li>Is your neck comfortable? If not, make every head movement half as big.</li>
</ul>
<p><b>Do you lurch, or do you walk?</b> You are a dead rock star, not a live one. Let every stroke be a little late, and every one exactly equally late.</p>`,
});
