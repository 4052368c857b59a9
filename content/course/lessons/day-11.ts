import { join, makeLesson, phrase, wholeDay } from '../make-lesson.ts';

export const day11 = makeLesson({
  day: 11,
  title: 'Day 11',
  learn: [
    {
      ...wholeDay(11),
      notes: `
[WARM_UP]
<p>Watch it once all the way through.</p>`,
    },
    {
      ...phrase(21),
      notes: `
<p>The first phrase, eight counts at a time.</p>`,
    },
    {
      ...phrase(22),
      notes: `
<p>The second phrase, eight counts at a time.</p>`,
    },
  ],
  practice: {
    notes: `
<p>Say the cues out loud.</p>`,
    items: [
      { ...phrase(21), text: 'The first phrase' },
      { ...phrase(22), text: 'The second phrase' },
      { ...join(21), text: 'The join between them' },
      { ...wholeDay(11), text: 'Both without stopping' },
    ],
  },
  zombie_check: `
<p>Do you lurch, or do you walk?</p>`,
});
