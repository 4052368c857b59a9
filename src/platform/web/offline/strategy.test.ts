import { expect, test } from 'vitest';
import { asksOnlyFor, isShellPath, strategyOf, withoutHash } from './strategy.ts';

const origin = 'https://shamble.example';

test.each([
  ['GET', '/assets/main-abc.js', 'cors', 'asset'],
  ['GET', '/learn/3?tab=practice', 'navigate', 'page'],
  ['GET', '/', 'navigate', 'page'],
  ['GET', '/api/course', 'cors', 'course'],
  ['GET', '/api/copy', 'cors', 'course'],
  ['GET', '/api/copy/crew?language=es', 'cors', 'course'],
  ['GET', '/api/lessons/3', 'cors', 'course'],
  ['GET', '/api/session', 'cors', 'network'],
  ['GET', '/api/progress', 'cors', 'network'],
  ['GET', '/api/profile', 'cors', 'network'],
  ['GET', '/api/profile/export', 'cors', 'network'],
  ['GET', '/api/profile/export', 'navigate', 'network'],
  ['POST', '/api/lessons/3/completion', 'cors', 'network'],
  ['PUT', '/api/checklists/1-practice-1/check', 'cors', 'network'],
  ['GET', '/media/day-1.mp4', 'navigate', 'network'],
  ['GET', '/media/music-0a1b.mp3', 'cors', 'recording'],
  ['GET', '/media/music-0a1b.mp3', 'navigate', 'network'],
  ['GET', '/dev/mail/1', 'navigate', 'network'],
])('the strategy for %s %s (%s) is %s', (method, path, mode, strategy) => {
  expect(strategyOf({ method, url: origin + path, mode }, origin)).toBe(strategy);
});

test("another origin's requests are left alone", () => {
  const asked = { method: 'GET', url: 'https://www.youtube.com/assets/x.js', mode: 'cors' };
  expect(strategyOf(asked, origin)).toBe('network');
});

test.each([
  ['/dashboard', true],
  ['/rehearse/', true],
  ['/learn', false],
  ['/learn/7', false],
  ['/learners', false],
  ['/es/dashboard', true],
  ['/pt-BR/rehearse/', true],
  ['/pt-BR/learn', false],
  ['/es/learn/7', false],
  ['/es', false],
  ['/', false],
  ['/legal', false],
])('the document of %s can be used for every signed-in page: %s', (path, shell) => {
  expect(isShellPath(path)).toBe(shell);
});

test.each([
  ['/assets/crew-screen-vfJg4oo6.js', '/assets/crew-screen.js'],
  ['/assets/streak-card--W65Jb_Q.js', '/assets/streak-card.js'],
  ['/assets/crew-screen-BF-WRfXs.css', '/assets/crew-screen.css'],
])('%s is %s in every version', (path, name) => {
  expect(withoutHash(path)).toBe(name);
});

test.each([
  ['/assets/main-1a2b3c4d.js', true],
  ['/assets/main-9z8y7x6w.js', false],
])('a page with %s needs only the files of this build: %s', (file, own) => {
  const html = `<link href="/assets/base-W65Jb__Q.css"><script src="${file}"></script>`;
  const files = ['/assets/base-W65Jb__Q.css', '/assets/main-1a2b3c4d.js', '/assets/lesson-1a2b3c4d.js'];
  expect(asksOnlyFor(files, html)).toBe(own);
});
