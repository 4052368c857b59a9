import { join, makeLesson, phrase, wholeDay } from '../make-lesson.ts';

export const day08 = makeLesson({
  day: 8,
  title: 'Day 8',
  learn: [
    {
      ...wholeDay(8),
      notes: `
[WARM_UP]
<p>Watch it once all the way through.</p>`,
    },
    {
      ...phrase(15),
      notes: `
<p>The first phrase, eight counts at a time.</p>`,
    },
    {
      ...phrase(16),
      notes: `
<p>The second phrase, eight counts at a time.</p>`,
    },
  ],
  practice: {
    notes: `
<p>Say the cues out loud.</p>`,
    items: [
      { ...phrase(15), text: 'The first phrase' },
      { ...phrase(16), text: 'The second phrase' },
      { ...join(15), text: 'The join between them' },
      { ...wholeDay(8), text: 'Both without stopping' },
    ],
  },
  zombie_check: `
<p>Do you lurch, or do you walk?</p>`,
});
