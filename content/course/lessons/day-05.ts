import { join, makeLesson, phrase, wholeDay } from '../make-lesson.ts';

export const day05 = makeLesson({
  day: 5,
  title: 'Day 5',
  learn: [
    {
      ...wholeDay(5),
      notes: `
[WARM_UP]
<p>Watch it once all the way through.</p>`,
    },
    {
      ...phrase(9),
      notes: `
<p>The first phrase, eight counts at a time.</p>`,
    },
    {
      ...phrase(10),
      notes: `
<p>The second phrase, eight counts at a time.</p>`,
    },
  ],
  practice: {
    notes: `
<p>Say the cues out loud.</p>`,
    items: [
      { ...phrase(9), text: 'The first phrase' },
      { ...phrase(10), text: 'The second phrase' },
      { ...join(9), text: 'The join between them' },
      { ...wholeDay(5), text: 'Both without stopping' },
    ],
  },
  zombie_check: `
<p>Do you lurch, or do you walk?</p>`,
});
