// The crypt in which the trophies stand on wide screens: alcoves left and right, the window, and a tomb in the middle.

import type { ReactNode } from 'react';
import { type TrophyPart, trophyParts } from '#course/content/trophies.ts';
import '#platform/web/art/trophies.css';
import { Picture as Walls } from '#platform/web/art/pictures/crypt.svg';

/**
 * Places what `children` returns for each part on its shelf. A place is as wide as its trophy: let the trophy's drawing
 * come first and fill the width, so that it stands on the stone; words below it hang on the wall under the shelf.
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
 * The place of each trophy: in an alcove left or right, on the upper or lower shelf, or on the tomb in the
 * middle.
 */
const places: Record<TrophyPart, string> = {
  part1: 'art-crypt-upper',
  part2: 'art-crypt-lower',
  part3: 'art-crypt-far art-crypt-upper',
  part4: 'art-crypt-far art-crypt-lower',
  final: 'art-crypt-tomb',
};
