import { makeRehearsal } from '../make-lesson.ts';

export const rehearsal = makeRehearsal({
  title: 'Final Rehearsal',
  range: { start: 0, end: 360 },
  notes: `
[WARM_UP]
<p>The whole routine, six minutes, from the crypt to the dark. Nobody stops, nobody goes back. If you lose your way, shuffle on the spot and come back in on the next 1: to everybody watching it will look like art.</p>
<p>Drink something afterwards. Being dead is thirsty work.</p>`,
});
