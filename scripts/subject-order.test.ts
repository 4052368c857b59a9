import { expect, test } from 'vitest';
import { orderComplaints } from './subject-order.ts';

test('a file imports its own subject, subjects below it and the lists of all', () => {
  const below = ['src/crew/rules/focus.ts', 'src/platform/web/ui/button.tsx', 'src/subjects/api/contract.ts'];
  expect(orderComplaints('src/crew/web/crew-home.tsx', below)).toEqual([]);
});

test('an import of a subject above is named', () => {
  expect(orderComplaints('src/course/web/learn/learn-screen.tsx', ['src/crew/web/crew.ts'])).toEqual([
    'imports upwards, src/crew/web/crew.ts',
  ]);
});

test('the lists of all subjects import upwards', () => {
  expect(orderComplaints('src/subjects/web/routes.tsx', ['src/crew/web/crew-screen.tsx'])).toEqual([]);
});

test.each([
  ['src/crew/rules/focus.ts', 'src/crew/server/crew-mail.ts'],
  ['src/crew/server/crew-mail.ts', 'src/crew/web/crew.ts'],
  ['src/crew/web/crew.ts', 'src/platform/server/log.ts'],
  ['src/dance/content/moves.ts', 'src/dance/rules/pose.ts'],
])('%s may not import the storey of %s', (path, from) => {
  expect(orderComplaints(path, [from])).toEqual([`imports ${from} from the storey ${from.split('/')[2]}`]);
});

test('what is for tests is imported by tests alone', () => {
  const from = ['src/testing/web/show-app.tsx', 'src/crew/web/testing/crew.ts'];
  expect(orderComplaints('src/crew/web/crew-home.tsx', from)).toEqual([
    'imports src/testing/web/show-app.tsx, which is for tests',
    'imports src/crew/web/testing/crew.ts, which is for tests',
  ]);
  expect(orderComplaints('src/crew/web/crew-home.component.test.tsx', from)).toEqual([]);
  expect(orderComplaints('src/crew/web/testing/members.ts', from)).toEqual([]);
});

test('a file outside of a subject and its storeys is named', () => {
  expect(orderComplaints('src/parties/web/party.ts', [])).toEqual(['belongs to no known subject']);
  expect(orderComplaints('src/crew/helpers/party.ts', [])).toEqual(['lies in no storey']);
});
