// `npm run voice` makes the spoken words again, after a word of the routine or of src/dance/content/voice/words.ts has
// changed; `npm run voice -- es` makes those of another language, once its called words are translated. eSpeak NG
// (GPL-3.0, a development dependency) speaks them. Only its sound is kept, nothing of the program.

import { writeFile } from 'node:fs/promises';
import { run } from './run.ts';
import { voiceIn } from './voice/voice-of.ts';

const [tag = 'en'] = process.argv.slice(2);
const { mp3, index } = await voiceIn(tag);
const place = new URL('../src/dance/content/voice/', import.meta.url);
const lines = Object.entries(index.clips).map(
  ([word, { start, onset, end }]) =>
    `  ${JSON.stringify(word)}: { start: ${start}, onset: ${onset}, end: ${end} },`,
);
const text = `// \`npm run voice${tag === 'en' ? '' : ` -- ${tag}`}\` makes this file together with ${tag}.mp3: change the words, not this file.
// Times are milliseconds of ${tag}.mp3.

export const words = '${index.words}';
export const marker = ${index.marker};
export const clips = {
${lines.join('\n')}
} as const;
`;
await writeFile(new URL(`${tag}.ts`, place), text);
await writeFile(new URL(`${tag}.mp3`, place), mp3);
await run('biome', ['format', '--write', `src/dance/content/voice/${tag}.ts`]);
console.log(`${lines.length} words, ${(mp3.length / 1024).toFixed(0)} KB`);
