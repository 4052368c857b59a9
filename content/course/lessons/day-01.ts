import { join, makeLesson, phrase, wholeDay } from '../make-lesson.ts';

export const day01 = makeLesson({
  day: 1,
  title: 'Day 1',
  learn: [
    {
      ...wholeDay(1),
      notes: `
[WARM_UP]
<p>Watch it once all the way through.</p>`,
    },
    {
      ...phrase(1),
      notes: `
<p>The first phrase, eight counts at a time.</p>`,
    },
    {
      ...phrase(2),
      notes: `
<p>The second phrase, eight counts at a time.</p>`,
    },
  ],
  practice: {
    notes: `
<p>Say the cues out loud.</p>`,
    items: [
      { ...phrase(1), text: 'The first phrase' },
      { ...phrase(2), text: 'The second phrase' },
      { ...join(1), text: 'The join between them' },
      { ...wholeDay(1), text: 'Both without stopping' },
    ],
  },
  zombie_check: `
<p>Do you lurch, or do you walk?</p>`,
});
