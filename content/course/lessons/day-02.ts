import { join, makeLesson, phrase, wholeDay } from '../make-lesson.ts';

export const day02 = makeLesson({
  day: 2,
  title: 'Day 2',
  learn: [
    {
      ...wholeDay(2),
      notes: `
[WARM_UP]
<p>Watch it once all the way through.</p>`,
    },
    {
      ...phrase(3),
      notes: `
<p>The first phrase, eight counts at a time.</p>`,
    },
    {
      ...phrase(4),
      notes: `
<p>The second phrase, eight counts at a time.</p>`,
    },
  ],
  practice: {
    notes: `
<p>Say the cues out loud.</p>`,
    items: [
      { ...phrase(3), text: 'The first phrase' },
      { ...phrase(4), text: 'The second phrase' },
      { ...join(3), text: 'The join between them' },
      { ...wholeDay(2), text: 'Both without stopping' },
    ],
  },
  zombie_check: `
<p>Do you lurch, or do you walk?</p>`,
});
