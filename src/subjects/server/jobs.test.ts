import { expect, test } from 'vitest';
import { tasksOf } from './jobs.ts';

test('a job that two subjects have is refused, and both are named', () => {
  const work = async () => undefined;
  const jobs = { people: { tasks: { remind: work } }, crew: { tasks: { crew_mail: work, remind: work } } };
  expect(() => tasksOf(jobs)).toThrow('The job remind is brought by people and by crew');
  expect(Object.keys(tasksOf({ ...jobs, crew: { tasks: { crew_mail: work } } }))).toEqual([
    'remind',
    'crew_mail',
  ]);
});
