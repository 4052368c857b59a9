import { expect, test } from 'vitest';
import { sharedStudio } from '#testing/server/operator.ts';

const { boss } = await sharedStudio({ LANGUAGES: 'en,de,pt-BR' });

test('the sentences around the date of the event come in each offered language, English first', async () => {
  const { readers } = (await boss.call('listStudioEventReaders')).body;
  expect(readers.map(({ tag }: { tag: string }) => tag)).toEqual(['en', 'de', 'pt-BR']);
  const [english, german] = readers;
  expect(english).toMatchObject({
    name: 'English',
    starts: 'Starts {time}',
    local: 'That is {time} for you.',
  });
  expect(german).toMatchObject({ name: 'Deutsch', local: 'Bei dir ist das {time}.' });
  expect(german.said['moment.dayAndTime']).toContain('{day}');
  expect(german.said['moment.dayAndTime']).not.toBe('{day} at {time}');
});
