import { join, makeLesson, phrase, wholeDay } from '../make-lesson.ts';

export const day03 = makeLesson({
  day: 3,
  title: 'Day 3',
  learn: [
    {
      ...wholeDay(3),
      notes: `
[WARM_UP]
<p>Watch it once all the way through.</p>`,
    },
    {
      ...phrase(5),
      notes: `
<p>The first phrase, eight counts at a time.</p>`,
    },
    {
      ...phrase(6),
      notes: `
<p>The second phrase, eight counts at a time.</p>`,
    },
  ],
  practice: {
    notes: `
<p>Say the cues out loud.</p>`,
    items: [
      { ...phrase(5), text: 'The first phrase' },
      { ...phrase(6), text: 'The second phrase' },
      { ...join(5), text: 'The join between them' },
      { ...wholeDay(3), text: 'Both without stopping' },
    ],
  },
  zombie_check: `
<p>Do you lurch, or do you walk?</p>`,
});
