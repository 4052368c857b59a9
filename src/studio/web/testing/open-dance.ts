import { page } from 'vitest/browser';
import type { OwnDance } from '#dance/rules/score/own-dance.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import type { Answers } from '#testing/web/answers.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { operatorAnswers, stored, studioLesson } from '#testing/web/studio.ts';

export type Medium = OutputOf<'readStudioDance'>['media'][number];

export const script = page.getByLabelText('The script of your dance');
export const save = page.getByRole('button', { name: 'Save the dance' });

/** Opens the page Dance with a server that stores the dance, at first `first`, and that has these media. */
export async function openDance(
  first: OwnDance | null = null,
  media: Medium[] = [],
  answers: Answers = {},
  size: [number, number] = [1280, 800],
) {
  const dance = stored<OwnDance | null>(first);
  const lesson = studioLesson(1);
  const shown = await showApp({
    at: '/studio/dance',
    size,
    answers: {
      ...operatorAnswers,
      ...lesson.answers,
      readStudioDance: () => ({ dance: dance.value(), version: dance.version(), media }),
      saveStudioDance: (sent) => {
        const answer = dance.save(sent, sent.body.dance as OwnDance | null);
        return answer instanceof Response ? answer : { ...answer, lost: ['march.mp4 no longer shows Swim.'] };
      },
      ...answers,
    },
  });
  return { ...shown, dance, lesson };
}

/** A dance of two phrases, both taught on Day 1. */
export const own: OwnDance = {
  score: {
    id: 'own',
    title: 'Town dance',
    tempo: 120,
    phrases: [
      {
        id: 'march',
        section: 'March',
        title: 'March',
        counts: 16,
        cues: [{ at: 1, say: 'march', title: 'march' }],
      },
      {
        id: 'swim',
        section: 'Swim',
        title: 'Swim',
        counts: 16,
        cues: [{ at: 1, say: 'swim', title: 'swim' }],
      },
    ],
  },
  days: [['march', 'swim']],
};
