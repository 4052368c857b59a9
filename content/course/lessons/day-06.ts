import { join, makeLesson, phrase, wholeDay } from '../make-lesson.ts';

export const day06 = makeLesson({
  day: 6,
  title: 'Day 6',
  learn: [
    {
      ...wholeDay(6),
      notes: `
[WARM_UP]
<p>Watch it once all the way through.</p>`,
    },
    {
      ...phrase(11),
      notes: `
<p>The first phrase, eight counts at a time.</p>`,
    },
    {
      ...phrase(12),
      notes: `
<p>The second phrase, eight counts at a time.</p>`,
    },
  ],
  practice: {
    notes: `
<p>Say the cues out loud.</p>`,
    items: [
      { ...phrase(11), text: 'The first phrase' },
      { ...phrase(12), text: 'The second phrase' },
      { ...join(11), text: 'The join between them' },
      { ...wholeDay(6), text: 'Both without stopping' },
    ],
  },
  zombie_check: `
<p>Do you lurch, or do you walk?</p>`,
});
