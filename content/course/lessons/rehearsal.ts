import { makeRehearsal } from '../make-lesson.ts';

export const rehearsal = makeRehearsal({
  title: 'Final Rehearsal',
  range: { start: 0, end: 360 },
  notes: `
[WARM_UP]
<p>All of it, once, without stopping.</p>`,
});
