import { join, makeLesson, phrase, wholeDay } from '../make-lesson.ts';

export const day09 = makeLesson({
  day: 9,
  title: 'Day 9',
  learn: [
    {
      ...wholeDay(9),
      notes: `
[WARM_UP]
<p>Watch it once all the way through.</p>`,
    },
    {
      ...phrase(17),
      notes: `
<p>The first phrase, eight counts at a time.</p>`,
    },
    {
      ...phrase(18),
      notes: `
<p>The second phrase, eight counts at a time.</p>`,
    },
  ],
  practice: {
    notes: `
<p>Say the cues out loud.</p>`,
    items: [
      { ...phrase(17), text: 'The first phrase' },
      { ...phrase(18), text: 'The second phrase' },
      { ...join(17), text: 'The join between them' },
      { ...wholeDay(9), text: 'Both without stopping' },
    ],
  },
  zombie_check: `
<p>Do you lurch, or do you walk?</p>`,
});
