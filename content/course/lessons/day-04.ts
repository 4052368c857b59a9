import { join, makeLesson, phrase, wholeDay } from '../make-lesson.ts';

export const day04 = makeLesson({
  day: 4,
  title: 'Day 4',
  learn: [
    {
      ...wholeDay(4),
      notes: `
[WARM_UP]
<p>Watch it once all the way through.</p>`,
    },
    {
      ...phrase(7),
      notes: `
<p>The first phrase, eight counts at a time.</p>`,
    },
    {
      ...phrase(8),
      notes: `
<p>The second phrase, eight counts at a time.</p>`,
    },
  ],
  practice: {
    notes: `
<p>Say the cues out loud.</p>`,
    items: [
      { ...phrase(7), text: 'The first phrase' },
      { ...phrase(8), text: 'The second phrase' },
      { ...join(7), text: 'The join between them' },
      { ...wholeDay(4), text: 'Both without stopping' },
    ],
  },
  zombie_check: `
<p>Do you lurch, or do you walk?</p>`,
});
