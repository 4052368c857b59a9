import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { trophyParts } from '#content/course/course.ts';
import { CoffeeArt } from './coffee-art.tsx';
import { CrowdScene } from './crowd-scene.tsx';
import { FeatureIcon } from './feature-icon.tsx';
import { GraveHand } from './grave-hand.tsx';
import { Moon } from './graveyard.tsx';
import { HeroScene } from './hero-scene.tsx';
import { LostScene } from './lost-scene.tsx';
import { ProblemScene, ResultScene, SolutionScene } from './story-scenes.tsx';
import { TrophyArt } from './trophy-art.tsx';
import { TrophyCrypt } from './trophy-crypt.tsx';
import { drawZombie } from './zombie-outline.ts';
import { zombiePoses } from './zombie-poses.ts';

const drawings: Record<string, ReactNode> = {
  hero: <HeroScene />,
  problem: <ProblemScene />,
  solution: <SolutionScene />,
  result: <ResultScene />,
  crowd: <CrowdScene />,
  hand: <GraveHand />,
  lost: <LostScene />,
  coffee: <CoffeeArt />,
  icon: <FeatureIcon name="streak" />,
  crypt: <TrophyCrypt>{(part) => <TrophyArt part={part} unlocked={part === 'part1'} />}</TrophyCrypt>,
};

test.each(Object.entries(drawings))(
  '%s twice on one page has no inline style and no id twice',
  (_, drawing) => {
    const html = renderToStaticMarkup(
      <>
        {drawing}
        {drawing}
      </>,
    );
    expect(html).not.toContain('style=');
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, used] of html.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(used);
  },
);

test.each(Object.entries(drawings))('%s is drawn alike on the server and in the browser', (_, drawing) => {
  const html = renderToStaticMarkup(drawing);
  expect(html).toBe(renderToStaticMarkup(drawing));
  expect(html).not.toMatch(/NaN|undefined|Infinity/);
});

test.each(trophyParts)('the trophy of %s looks different once it is earned', (part) => {
  const locked = renderToStaticMarkup(<TrophyArt part={part} unlocked={false} />);
  expect(locked).not.toBe(renderToStaticMarkup(<TrophyArt part={part} unlocked />));
  expect(locked).toContain('aria-hidden="true"');
});

test('a drawing with a label is an image of that name', () => {
  expect(renderToStaticMarkup(<TrophyArt part="final" unlocked label="Fully Undead" />)).toContain(
    'role="img" aria-label="Fully Undead"',
  );
});

test('what is the same about all zombies and moons is the same path, so that a page repeats it for next to nothing', () => {
  const figures = Object.values(zombiePoses).map((pose) => drawZombie(pose, { hair: 'hat', skirt: false }));
  const shared = figures.map(({ shadow, glow }) => [...shadow.slice(1), ...glow].map(({ d }) => d));
  for (const paths of shared) expect(paths).toEqual(shared[0]);
  const [near, far] = [<Moon key="near" x={9} y={9} r={90} />, <Moon key="far" x={4} y={2} r={20} />].map(
    (moon) => renderToStaticMarkup(moon).match(/ d="[^"]+"/g),
  );
  expect(near).toEqual(far);
});
