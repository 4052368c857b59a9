import { expect, test } from 'vitest';
import { makeLog } from './log.ts';

test('an event is one JSON line with its time in UTC', () => {
  const lines: string[] = [];
  makeLog('info', (line) => lines.push(line)).info('listening', { port: 3000 });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] as string)).toMatchObject({ level: 'info', event: 'listening', port: 3000 });
  expect(JSON.parse(lines[0] as string).time).toMatch(/Z$/);
});

test('events below the level are not written', () => {
  const lines: string[] = [];
  const log = makeLog('warn', (line) => lines.push(line));
  log.debug('a');
  log.info('b');
  log.warn('c');
  log.error('d');
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(['c', 'd']);
});

test('a logged value with control characters cannot begin a new line', () => {
  const lines: string[] = [];
  makeLog('info', (line) => lines.push(line)).info('x', { reason: 'one\n{"level":"error"}\u001b[31m' });
  const written = lines.join('').trimEnd();
  expect([...written].filter((character) => character < ' ')).toEqual([]);
});
