import { expect, test } from 'vitest';
import { sortBuiltFiles } from './built-files.ts';

const manifest = {
  'subjects/web/main.ts': {
    file: 'assets/main-1.js',
    dynamicImports: ['_start.js'],
    css: ['assets/main-1.css'],
  },
  '_start.js': {
    file: 'assets/start-1.js',
    dynamicImports: [
      'course/web/learn/learn-screen.tsx',
      'crew/web/crew-screen.tsx',
      'class/web/class-screen.tsx',
      'studio/web/studio-screen.tsx',
      'crew/web/here-many.tsx',
      'crew/web/led-crews.tsx',
      'dance/content/voice/es.ts',
    ],
  },
  'course/web/learn/learn-screen.tsx': { file: 'assets/learn-1.js', imports: ['_form.js'] },
  'crew/web/crew-screen.tsx': {
    file: 'assets/crew-1.js',
    imports: ['_form.js', '_codes.js', '_start.js'],
    css: ['assets/crew-1.css'],
  },
  'crew/web/led-crews.tsx': { file: 'assets/led-crews-1.js', imports: ['_form.js'] },
  'crew/web/here-many.tsx': { file: 'assets/here-many-1.js', imports: ['_form.js'] },
  'class/web/class-screen.tsx': { file: 'assets/class-1.js', imports: ['_codes.js'] },
  'studio/web/studio-screen.tsx': {
    file: 'assets/studio-1.js',
    dynamicImports: ['studio/web/texts/texts-page.tsx'],
  },
  'studio/web/texts/texts-page.tsx': { file: 'assets/texts-1.js', imports: ['_editor.js'] },
  '_editor.js': { file: 'assets/editor-1.js', imports: ['_form.js'] },
  '_form.js': { file: 'assets/form-1.js' },
  '_codes.js': { file: 'assets/codes-1.js' },
  'dance/content/voice/es.ts': { file: 'assets/es-1.js' },
};
const listed = Object.values(manifest).flatMap((chunk) => [
  `/${chunk.file}`,
  ...('css' in chunk ? chunk.css.map((file) => `/${file}`) : []),
]);
const crews = {
  name: 'crews',
  files: ['crew/web/crew-screen.tsx', 'crew/web/led-crews.tsx', 'crew/web/here-many.tsx'],
};
const sorted = sortBuiltFiles(
  manifest,
  [...listed, '/assets/worker-1.js', '/assets/dancers-worker-1.js', '/assets/en-1.mp3'],
  [crews],
);

test('a learner’s device keeps the files that learners’ pages load, now or later, and those that the manifest does not name', () => {
  expect(sorted.course).toEqual([
    '/assets/main-1.js',
    '/assets/main-1.css',
    '/assets/start-1.js',
    '/assets/learn-1.js',
    '/assets/form-1.js',
    '/assets/worker-1.js',
  ]);
});

test('what leaders of crews load is kept whole where one of their pages was opened', () => {
  expect(sorted.parts.crews).toEqual([
    '/assets/crew-1.js',
    '/assets/crew-1.css',
    '/assets/led-crews-1.js',
    '/assets/here-many-1.js',
    '/assets/codes-1.js',
  ]);
});

test('what only operators, classes and the front page load, and voices, are kept once they were wanted', () => {
  expect(sorted.wanted).toEqual([
    '/assets/class-1.js',
    '/assets/studio-1.js',
    '/assets/texts-1.js',
    '/assets/editor-1.js',
    '/assets/es-1.js',
    '/assets/dancers-worker-1.js',
    '/assets/en-1.mp3',
  ]);
});
