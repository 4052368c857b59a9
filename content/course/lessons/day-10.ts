import { join, makeLesson, phrase, wholeDay } from '../make-lesson.ts';

export const day10 = makeLesson({
  day: 10,
  title: 'Day 10',
  learn: [
    {
      ...wholeDay(10),
      notes: `
[WARM_UP]
<p>Watch it once all the way through.</p>`,
    },
    {
      ...phrase(19),
      notes: `
<p>The first phrase, eight counts at a time.</p>`,
    },
    {
      ...phrase(20),
      notes: `
<p>The second phrase, eight counts at a time.</p>`,
    },
  ],
  practice: {
    notes: `
<p>Say the cues out loud.</p>`,
    items: [
      { ...phrase(19), text: 'The first phrase' },
      { ...phrase(20), text: 'The second phrase' },
      { ...join(19), text: 'The join between them' },
      { ...wholeDay(10), text: 'Both without stopping' },
    ],
  },
  zombie_check: `
<p>Do you lurch, or do you walk?</p>`,
});
