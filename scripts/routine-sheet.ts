// `npm run routine:sheet [phrase ...]`: contact sheets of the routine, front and back, into .build/routine-sheets.
// They are for looking at: a move must read as its name.

import { mkdir, writeFile } from 'node:fs/promises';
import { withDancerPage } from './dancer-page.ts';

const folder = new URL('../.build/routine-sheets/', import.meta.url);
const asked = process.argv.slice(2).map(Number);
const phrases = asked.length > 0 ? asked : Array.from({ length: 24 }, (_, i) => i + 1);
if (!phrases.every((phrase) => Number.isInteger(phrase) && phrase >= 1 && phrase <= 24)) {
  console.error('Phrases are numbers from 1 to 24.');
  process.exit(2);
}

await mkdir(folder, { recursive: true });
await withDancerPage(async (page) => {
  for (const phrase of phrases) {
    for (const side of ['front', 'back']) {
      const address = await page.evaluate<string>(
        `workbench.paintPhraseSheet(${phrase}, '${side}').toDataURL('image/png')`,
      );
      const name = `phrase-${String(phrase).padStart(2, '0')}-${side}.png`;
      await writeFile(new URL(name, folder), Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
    }
  }
});
console.log(`${phrases.length * 2} contact sheets in .build/routine-sheets`);
