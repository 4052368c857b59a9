// Measures the sound: band and voice, rendered phrase by phrase and speed by speed by the code that plays them.

import { stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { countSeconds, routine } from '#dance/content/routine/routine.ts';
import { clips } from '#dance/content/voice/en.ts';
import { type Spoken, spokenBetween } from '#dance/rules/voice/spoken.ts';
import { voiceWords } from '#dance/rules/voice/voice-words.ts';
import { withDancerPage } from '../scripts/dancer-page.ts';
import { clearOnsets } from '../scripts/sound/clear-onsets.ts';
import { join } from '../scripts/sound/join.ts';
import { loudness } from '../scripts/sound/loudness.ts';
import { matchWord } from '../scripts/sound/match-word.ts';
import { phraseLead, renderPhrase } from '../scripts/sound/render-phrase.ts';
import { speechOverBand } from '../scripts/sound/speech-over-band.ts';
import { truePeak } from '../scripts/sound/true-peak.ts';
import { nearestWords } from '../scripts/voice/nearest-words.ts';
import { wordsAsMade } from '../scripts/voice/words-as-made.ts';
import { atLeast, atMost, type Figure } from './bench.ts';

const rates = [0.25, 0.5, 1, 2];
const sampleRate = 48_000;
/** Phrases in a minute. */
const minute = 4;
/**
 * Index of the phrase in which the moment of every word is measured: it has the counts two to eight, and called moves.
 */
const timed = 3;
/** Phrases in which voice and band are compared at other speeds than the dance's own. */
const sampled = [timed, 9, 16, 23];

export async function measure(): Promise<Figure[]> {
  const figures = await voiceFigures();
  await withDancerPage(async (page) => {
    figures.push(...(await bandFigures(page)));
    for (const rate of rates) {
      figures.push(...(await countFigures(page, rate)));
      figures.push(...(await wordFigures(page, rate)));
    }
  });
  return figures;
}

async function voiceFigures(): Promise<Figure[]> {
  const { size } = await stat(new URL('../src/dance/content/voice/en.mp3', import.meta.url));
  const words = await nearestWords(voiceWords());
  const wrong = words.filter(({ rank }) => rank > 1).map(({ word, nearest }) => `${word} (${nearest})`);
  return [
    atMost('The voice of a language', size / 1024, 250, 'KB', `${words.length} words`),
    atLeast(
      'Words nearest to themselves in a second voice (spectra, warped in time)',
      (100 * (words.length - wrong.length)) / words.length,
      95,
      '%',
      `not: ${wrong.join(', ')}`,
    ),
  ];
}

async function bandFigures(page: Page): Promise<Figure[]> {
  const phrases = await renderAll(page, { rate: 1, band: 1, voice: 0, spoken: 'music' });
  const build = loudness(join(phrases.slice(-minute))) - loudness(join(phrases.slice(0, minute)));
  return [
    ...loudnessFigures('Band at 1x', phrases),
    atLeast('Band at 1x: last minute over the first', build, 2, 'LU'),
  ];
}

/** Measures the sound of lessons at a speed: all phrases, with the counts spoken. */
async function countFigures(page: Page, rate: number): Promise<Figure[]> {
  const mixes = await renderAll(page, { rate, spoken: 'counts', band: 1, voice: 1 });
  const beats = Array.from({ length: 32 }, (_, i) => phraseLead + (i * countSeconds) / rate);
  const onsets = mixes.map((mix) => clearOnsets(mix, sampleRate, beats).filter(Boolean).length);
  return [
    ...loudnessFigures(`With counts at ${rate}x`, mixes),
    atLeast(
      `With counts at ${rate}x: clear onsets of 32 above 450 Hz, fewest in a phrase`,
      Math.min(...onsets),
      30,
      '',
    ),
  ];
}

/**
 * Measures how clear the words are and how near to their beats, in all phrases at the dance's speed and in some phrases
 * at the other speeds.
 */
async function wordFigures(page: Page, rate: number): Promise<Figure[]> {
  const how = { rate, spoken: 'counts' } as const;
  const phrases = rate === 1 ? [...routine.phrases.keys()] : sampled;
  const made = await wordsAsMade();
  const over: { all: number; least: number }[] = [];
  const off: number[] = [];
  for (const index of phrases) {
    const voice = await renderPhrase(page, index, { ...how, band: 0, voice: 1 });
    const band = await renderPhrase(page, index, { ...how, band: 1, voice: 0 });
    const words = wordsOf(index, rate).map((one) => ({ ...one, due: secondsOf(index, one.beat, rate) }));
    const intervals = words.map(({ word, due, until }) => {
      const { start, onset } = clips[word as keyof typeof clips];
      return { from: due - (onset - start) / 1000, until: due + until };
    });
    over.push(speechOverBand(voice, band, sampleRate, intervals));
    if (index !== timed) continue;
    for (const { word, due } of words) {
      const own = new Map([...made].filter(([name]) => name === word));
      off.push(Math.abs(matchWord({ samples: voice, sampleRate }, own, due).at - due) * 1000);
    }
  }
  return [
    atLeast(
      `With counts at ${rate}x: voice over band, 1 to 4 kHz, least in a phrase`,
      Math.min(...over.map(({ all }) => all)),
      6,
      'dB',
      `${phrases.length} phrases; least of a word ${Math.min(...over.map(({ least }) => least)).toFixed(1)} dB`,
    ),
    atMost(
      `Vowels beside their beats at ${rate}x, worst`,
      Math.max(...off),
      10,
      'ms',
      `${off.length} words of phrase ${timed + 1}`,
    ),
  ];
}

function loudnessFigures(name: string, phrases: readonly Float32Array[]): Figure[] {
  const each = phrases.map(loudness);
  const whole = loudness(join(phrases));
  return [
    atMost(
      `${name}: loudness beside -16 LUFS`,
      Math.abs(whole + 16),
      1,
      'LU',
      `${whole.toFixed(1)} LUFS; phrases ${Math.min(...each).toFixed(1)} to ${Math.max(...each).toFixed(1)}`,
    ),
    atMost(`${name}: true peak, loudest phrase`, Math.max(...phrases.map(truePeak)), -1, 'dB'),
  ];
}

async function renderAll(page: Page, how: Parameters<typeof renderPhrase>[2]): Promise<Float32Array[]> {
  const phrases: Float32Array[] = [];
  for (const index of routine.phrases.keys()) phrases.push(await renderPhrase(page, index, how));
  return phrases;
}

const wordsOf = (index: number, rate: number) =>
  spokenBetween(index * 32, (index + 1) * 32, { mode: 'counts', rate, clips }).filter(
    (one): one is Spoken & { word: string } => one.word !== null,
  );

const secondsOf = (index: number, beat: number, rate: number) =>
  phraseLead + ((beat - index * 32) * countSeconds) / rate;
