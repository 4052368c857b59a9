// Trophy of part 4: the dancer who has it all, cast in gold before a burst of stage light.

import { blob, type Point, toward, uneven } from '../shape.ts';
import { Zombie } from '../zombie.tsx';
import type { Metal } from './metal.ts';

export function ThrillerMaster({ metal }: { metal: Metal }) {
  return (
    <>
      <path d={burst([60, 58], 27, 0.72, 54)} fill={metal.stone} />
      <path d={burst([60, 58], 27, 0.7, 46)} fill={metal.stone_light} opacity=".65" />
      <circle cx="60" cy="58" r="31" fill={metal.ink} opacity=".55" />
      <path fill={metal.cloth} d="M20 118C24 108 38 106 60 106C84 106 96 109 101 118Z" />
      <path fill={metal.deep} opacity=".45" d="M60 106C84 106 96 109 101 118H58C72 116 72 108 60 106Z" />
      <Zombie
        pose="claws"
        color={metal.deep}
        eyes={metal.deep}
        transform="translate(66.5 112.5) scale(.78)"
      />
      <Zombie
        pose="claws"
        color={metal.main}
        rim={metal.shine}
        eyes={metal.ink}
        transform="translate(64 112) scale(.78)"
      />
    </>
  );
}

/** Uneven rays around a middle. */
function burst(middle: Point, rays: number, inner: number, radius: number): string {
  const edge = Array.from({ length: rays * 2 }, (_, i) =>
    toward(middle, (i / rays) * Math.PI, radius * (i % 2 ? inner : 0.9 + 0.14 * uneven(i + radius))),
  );
  return blob(edge, 1);
}
