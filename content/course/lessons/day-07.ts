import { join, makeLesson, phrase, wholeDay } from '../make-lesson.ts';

export const day07 = makeLesson({
  day: 7,
  title: 'Day 7',
  learn: [
    {
      ...wholeDay(7),
      notes: `
[WARM_UP]
<p>Watch it once all the way through.</p>`,
    },
    {
      ...phrase(13),
      notes: `
<p>The first phrase, eight counts at a time.</p>`,
    },
    {
      ...phrase(14),
      notes: `
<p>The second phrase, eight counts at a time.</p>`,
    },
  ],
  practice: {
    notes: `
<p>Say the cues out loud.</p>`,
    items: [
      { ...phrase(13), text: 'The first phrase' },
      { ...phrase(14), text: 'The second phrase' },
      { ...join(13), text: 'The join between them' },
      { ...wholeDay(7), text: 'Both without stopping' },
    ],
  },
  zombie_check: `
<p>Do you lurch, or do you walk?</p>`,
});
