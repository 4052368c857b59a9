// The crypt in which the trophies stand on wide screens: alcoves left and right, the window, and a tomb in the middle.

import type { ReactNode } from 'react';
import { type TrophyPart, trophyParts } from '#course/content/trophies.ts';
import '#platform/web/art/trophies.css';
import { Picture as Walls } from '#platform/web/art/pictures/crypt.svg';

/**
 * Puts what `children` returns for each trophy in its place in the crypt. The drawing must come first and fill the
 * width, so that it stands on the stone; words after it appear on the wall under the shelf.
 */
export function TrophyCrypt({ children }: { children: (part: TrophyPart) => ReactNode }) {
  return (
    <div className="art-crypt">
      <Walls />
      <ul>
        {trophyParts.map((part) => (
          <li key={part} className={`art-crypt-place ${places[part]}`}>
            {children(part)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The class for each trophy's place: the upper or lower shelf of the left or right alcove, or the tomb in the middle.
 */
const places: Record<TrophyPart, string> = {
  part1: 'art-crypt-upper',
  part2: 'art-crypt-lower',
  part3: 'art-crypt-far art-crypt-upper',
  part4: 'art-crypt-far art-crypt-lower',
  final: 'art-crypt-tomb',
};
