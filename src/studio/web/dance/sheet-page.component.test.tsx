import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { steadyMapping } from '#dance/rules/score/mapping.ts';
import { readSheet } from '#dance/rules/score/read-sheet.ts';
import { writeSheet } from '#dance/rules/score/write-sheet.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { operatorAnswers } from '#testing/web/studio.ts';

const { score } = readSheet(
  'Title: Night & <b>day</b>\n118 bpm, intro 20 s\n# March\n8 march forward / 1 R&B 3 <left>\n# Swim\n8 swim\n> Long arms.\nrepeat March',
);
const [march, swim] = score.phrases;
const dance = { score, days: [[march?.id ?? ''], [swim?.id ?? '']], intro: 20 };
const medium = (key: string, kind: 'youtube' | 'file' | 'recording', name: string, isKnown = true) => ({
  key,
  kind,
  name,
  steps: [],
  mapping: isKnown ? steadyMapping(24, 118, 20) : null,
  version: '1',
});

// §2.script-printed-words-downloaded
test('the script sheet has sections, phrases, counts, words and hints, and nothing else is printed', async () => {
  await showApp({
    at: '/studio/dance/print',
    answers: { ...operatorAnswers, readStudioDance: { dance, version: '1', media: [] } },
  });
  const sheet = page.getByRole('article');
  await expect.element(sheet.getByRole('heading', { level: 1 })).toMatchTextContent('Night & <b>day</b>');
  await expect.element(sheet.getByText(/^3 phrases, 24 counts, 0:12 long at 118/)).toBeVisible();
  await expect.element(sheet.getByRole('row', { name: '1–8 march forward 1 R&B, 3 <left>' })).toBeVisible();
  await expect.element(sheet.getByText('Long arms.')).toBeVisible();
  await expect.element(sheet.getByText('8 counts · Day 2')).toBeVisible();
  await expect.element(sheet.getByText('8 counts · as March, above')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Print it' })).toBeVisible();
});

test('script, captions and lyrics are downloaded under clean names, and can be read again', async () => {
  await showApp({
    at: '/studio/dance',
    answers: {
      ...operatorAnswers,
      readStudioCourse: { lessons: [], version: '1' },
      readStudioDance: {
        dance,
        version: '1',
        media: [
          medium('youtube aaaaaaaaaaa', 'youtube', 'aaaaaaaaaaa'),
          medium('file My film.mp4', 'file', 'My film.mp4'),
          { ...medium('file music-1a2b.mp3', 'recording', 'music-1a2b.mp3'), title: 'Our song' },
          medium('file none.mp4', 'file', 'none.mp4', false),
        ],
      },
    },
  });
  const media = page.getByRole('region', { name: 'Media' });
  await expect.element(media.getByText('The recording (Our song)')).toBeVisible();
  const links = () => [...document.querySelectorAll<HTMLAnchorElement>('a[download]')];
  const textOf = (name: string) =>
    decodeURIComponent(
      links()
        .find(({ download }) => download === name)
        ?.href.split(',')[1] ?? '',
    );
  expect(links().map(({ download }) => download)).toEqual([
    'night-b-day-b.txt',
    'night-b-day-b-youtube-aaaaaaaaaaa.vtt',
    'night-b-day-b-my-film.vtt',
    'night-b-day-b-the-recording-our-song.lrc',
  ]);
  expect(readSheet(textOf('night-b-day-b.txt'), score)).toMatchObject({ score, intro: 20 });
  expect(textOf('night-b-day-b.txt')).toBe(writeSheet(score, 20));
  expect(textOf('night-b-day-b-my-film.vtt')).toMatch(/^WEBVTT\n\n00:00:20\.000 --> .+\nR&amp;B\n/);
  expect(textOf('night-b-day-b-the-recording-our-song.lrc')).toContain('[00:20.00]R&B');
});
