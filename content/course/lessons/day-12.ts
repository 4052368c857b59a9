import { join, makeLesson, phrase, wholeDay } from '../make-lesson.ts';

export const day12 = makeLesson({
  day: 12,
  title: 'Day 12',
  learn: [
    {
      ...wholeDay(12),
      notes: `
[WARM_UP]
<p>Watch it once all the way through.</p>`,
    },
    {
      ...phrase(23),
      notes: `
<p>The first phrase, eight counts at a time.</p>`,
    },
    {
      ...phrase(24),
      notes: `
<p>The second phrase, eight counts at a time.</p>`,
    },
  ],
  practice: {
    notes: `
<p>Say the cues out loud.</p>`,
    items: [
      { ...phrase(23), text: 'The first phrase' },
      { ...phrase(24), text: 'The second phrase' },
      { ...join(23), text: 'The join between them' },
      { ...wholeDay(12), text: 'Both without stopping' },
    ],
  },
  zombie_check: `
<p>Do you lurch, or do you walk?</p>`,
});
