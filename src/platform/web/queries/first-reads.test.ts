import { afterEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';
import { askEarly, firstReads } from './first-reads.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/dashboard', { progress: true, course: true, lesson: null }],
  ['/learn', { progress: true, course: true, lesson: null }],
  ['/learn/', { progress: true, course: true, lesson: null }],
  ['/learn/7', { progress: true, course: false, lesson: '7' }],
  ['/learn/%E0%A4%A', { progress: false, course: false, lesson: null }],
  ['/profile', { progress: false, course: false, lesson: null }],
  ['/faq', { progress: false, course: false, lesson: null }],
])('the page %s sends the reads for its first drawing early', (path, reads) => {
  expect(firstReads(path)).toEqual(reads);
});

test('an answer that was asked for early serves the first call and no later one', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    asked.push(`${url} in ${(headers as Record<string, string>)['time-zone']}`);
    return Response.json({ lesson: asked.length });
  });
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  askEarly('/learn/7');
  expect(asked).toEqual(
    ['/api/session', '/api/progress', '/api/lessons/7'].map((url) => `${url} in ${zone}`),
  );
  const read = () => call('readLesson', { params: { lesson_id: '7' } });
  expect(await read()).toEqual({ lesson: 3 });
  expect(await read()).toEqual({ lesson: 4 });
});

test('an early answer that waited long for its caller is whole, however late the scripts were', async () => {
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"user":'));
        setTimeout(() => {
          controller.enqueue(new TextEncoder().encode('null}'));
          controller.close();
        });
        signal?.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body);
  });
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal);
  askEarly('/faq');
  await new Promise((read) => setTimeout(read, 20));
  patience.abort();
  expect(await call('readSession')).toEqual({ user: null });
});

test('an answer that grew old before the scripts arrived is requested again, because the person may have left', async () => {
  let user: string | null = 'gomez';
  vi.stubGlobal('fetch', async () => Response.json({ user }));
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  askEarly('/faq');
  user = null;
  now.mockReturnValue(5 * 60_000);
  expect(await call('readSession')).toEqual({ user: null });
  now.mockRestore();
});

test('an early call without an answer is sent again by its caller', async () => {
  const fetch = vi.fn(async () => Response.json({ user: null }));
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetch);
  askEarly('/faq');
  expect(await call('readSession')).toEqual({ user: null });
});
