// `npm run voice`: makes the spoken words anew, after a word of the routine or of content/voice/words.ts has changed.
// eSpeak NG speaks them (GPL-3.0, a development dependency): only the sound it makes is kept, nothing of the program.

import { writeFile } from 'node:fs/promises';
import { voiceWords } from '#rules/voice/voice-words.ts';
import { run } from './run.ts';
import { makeVoice } from './voice/make-voice.ts';

const words = voiceWords();
const { mp3, index } = await makeVoice(words);
const place = new URL('../content/voice/', import.meta.url);
const lines = Object.entries(index.clips).map(
  ([word, { start, onset, end }]) =>
    `  ${JSON.stringify(word)}: { start: ${start}, onset: ${onset}, end: ${end} },`,
);
const text = `// Made by \`npm run voice\` together with en.mp3: change the words, not this file. Milliseconds of en.mp3.

export const words = '${index.words}';
export const marker = ${index.marker};
export const clips = {
${lines.join('\n')}
} as const;
`;
await writeFile(new URL('en.ts', place), text);
await writeFile(new URL('en.mp3', place), mp3);
await run('biome', ['format', '--write', 'content/voice/en.ts']);
console.log(`${words.length} words, ${(mp3.length / 1024).toFixed(0)} KB`);
