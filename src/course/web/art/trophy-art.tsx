// The five trophies on their stone plinths, each locked and unlocked (trophy_{part}_locked, trophy_{part}_unlocked).
// A locked trophy is the same drawing, darkened (trophies.css), behind a chain and cobwebs.

import type { ReactNode } from 'react';
import type { TrophyPart } from '#course/content/trophies.ts';
import '#platform/web/art/trophies.css';
import { Drawing, type DrawingProps } from '#platform/web/art/drawing.tsx';
import { Inside as Chains } from '#platform/web/art/pictures/trophy-chains.svg';
import { Inside as FinalTrophy } from '#platform/web/art/pictures/trophy-final.svg';
import { Inside as Part1, viewBox } from '#platform/web/art/pictures/trophy-part1.svg';
import { Inside as Part2 } from '#platform/web/art/pictures/trophy-part2.svg';
import { Inside as Part3 } from '#platform/web/art/pictures/trophy-part3.svg';
import { Inside as Part4 } from '#platform/web/art/pictures/trophy-part4.svg';
import { Inside as Sparkles } from '#platform/web/art/pictures/trophy-sparkles.svg';

const trophies: Record<TrophyPart, () => ReactNode> = {
  part1: Part1,
  part2: Part2,
  part3: Part3,
  part4: Part4,
  final: FinalTrophy,
};

/**
 * Draws a trophy, about four wide to five high; a class sets the size. Give a `label` when no text beside the drawing
 * names the trophy.
 */
export function TrophyArt({
  part,
  unlocked,
  className = '',
  label,
}: DrawingProps & { part: TrophyPart; unlocked: boolean }) {
  const Trophy = trophies[part];
  return (
    <Drawing
      viewBox={viewBox}
      className={unlocked ? className : `${className} art-locked`.trim()}
      label={label}
    >
      <Trophy />
      {unlocked ? <Sparkles /> : <Chains />}
    </Drawing>
  );
}
