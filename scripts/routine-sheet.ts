// `npm run routine:sheet [phrase ...]` draws contact sheets of the routine, front and back, into .build/routine-sheets.
// A person looks at them: each move must be recognisable by its name. `npm run routine:sheet docs` renews the pictures
// in docs/routine; `npm run routine:sheet random` draws ten random dances of house moves, which must be danceable.

import { mkdir, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Page } from '@playwright/test';
import { withDancerPage } from './dancer-page.ts';

const sheets = new URL('../.build/routine-sheets/', import.meta.url);
const docs = new URL('../docs/routine/', import.meta.url);

/** Seconds of the routine in the documentation's clip: shortly after each of the first eight counts of phrase 5. */
const clip = Array.from({ length: 8 }, (_, i) => 60 + (60 / 128) * (i + 0.1));

const asked = process.argv.slice(2);
const phrases = asked.length > 0 ? asked.map(Number) : Array.from({ length: 24 }, (_, i) => i + 1);
if (asked[0] === 'docs') {
  const pictures = {
    'phrase-06-front.webp': "workbench.paintPhraseSheet(6, 'front')",
    'phrase-13-back.webp': "workbench.paintPhraseSheet(13, 'back')",
    'clip.webp': `workbench.paintStrip([${clip}], ${look(300, 216, 0)})`,
    'chorus.webp': `workbench.paintStrip([61.2], ${look(1120, 630, 4)})`,
  };
  await withDancerPage(async (page) => {
    for (const [name, canvas] of Object.entries(pictures)) await save(page, canvas, new URL(name, docs));
  });
} else if (asked[0] === 'random') {
  await mkdir(sheets, { recursive: true });
  await withDancerPage(async (page) => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const version = ['full', 'full', 'low', 'seated'][seed % 4];
      const sheet = `workbench.paintRandomSheet(${seed}, '${seed % 2 ? 'front' : 'back'}', '${version}')`;
      await save(page, sheet, new URL(`random-${String(seed).padStart(2, '0')}-${version}.png`, sheets));
    }
  });
  console.log('10 contact sheets in .build/routine-sheets');
} else if (phrases.every((phrase) => Number.isInteger(phrase) && phrase >= 1 && phrase <= 24)) {
  await mkdir(sheets, { recursive: true });
  await withDancerPage(async (page) => {
    for (const phrase of phrases) {
      for (const side of ['front', 'back']) {
        const name = `phrase-${String(phrase).padStart(2, '0')}-${side}.png`;
        await save(page, `workbench.paintPhraseSheet(${phrase}, '${side}')`, new URL(name, sheets));
      }
    }
  });
  console.log(`${phrases.length * 2} contact sheets in .build/routine-sheets`);
} else {
  console.error('Phrases are numbers from 1 to 24.');
  process.exitCode = 2;
}

/** Options of paintStrip for the docs, as JSON: the dancer faces the viewer, as on the event day. */
function look(width: number, height: number, chorus: number): string {
  return JSON.stringify({
    width,
    height,
    chorus,
    side: 'front',
    mirrored: false,
    safe: { top: 0, bottom: 0 },
    version: 'full',
  });
}

/** Evaluates `canvas` in the page and saves the picture, in the format that the file's name ends with. */
async function save(page: Page, canvas: string, file: URL): Promise<void> {
  const address = await page.evaluate<string>(
    `${canvas}.toDataURL('image/${extname(file.pathname).slice(1)}', 0.8)`,
  );
  await writeFile(file, Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
}
