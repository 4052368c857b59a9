// The final trophy: a cup with claws for handles and a crowned skull that has seen the whole routine.

import { limb } from '../shape.ts';
import type { Metal } from './metal.ts';

export function FinalTrophy({ metal }: { metal: Metal }) {
  return (
    <>
      <circle cx="60" cy="46" r="44" fill={metal.stone} opacity=".6" />
      <circle cx="60" cy="46" r="35" fill={metal.stone_light} opacity=".5" />
      <path fill={metal.shade} d={handles} />
      <path
        fill={metal.bone}
        d="M40 38C38 20 48 10 61 10C75 10 83 20 81 37C80 44 77 46 77 52L43 53C43 47 41 45 40 38Z"
      />
      <path fill={metal.bone_shade} d="M81 37C80 44 77 46 77 52L66 53C72 46 77 32 72 14C79 18 82 27 81 37Z" />
      <path
        fill={metal.ink}
        d="M46 36C47 30 56 29 58 35C59 41 52 44 48 42C46 41 45 39 46 36ZM66 35C68 29 77 30 77 37C77 42 71 43 68 41C66 40 65 38 66 35ZM61 42L65 49L58 49Z"
      />
      <circle cx="53" cy="37" r="2.4" fill={metal.flesh} />
      <circle cx="71" cy="37" r="2.4" fill={metal.flesh} />
      <path fill={metal.shade} d="M42 20L37-1L48 9L53-5L61 8L70-5L74 9L85 0L80 21C70 15 52 15 42 20Z" />
      <path fill={metal.main} d="M42 20L37-1L48 9L53-5L61 8L64 16C56 15 48 17 42 20Z" />
      <path fill={metal.light} d="M42 20L37-1L45 12L47 18ZM53-5L57 15L52 16Z" />
      <path fill={metal.cloth} d="M58 11L61 7L65 11L61 15Z" />
      <path
        fill={metal.shade}
        d="M24 50L97 49C97 78 85 92 68 94L70 104L84 108L86 118H38L40 108L52 104L53 94C36 92 25 77 24 50Z"
      />
      <path
        fill={metal.main}
        d="M24 50L80 49C80 78 76 92 62 94L63 104L70 108L71 118H38L40 108L52 104L53 94C36 92 25 77 24 50Z"
      />
      <path
        fill={metal.light}
        d="M24 50H46C45 72 48 88 56 94H53C36 92 25 77 24 50ZM40 108L52 104H56L50 118H38Z"
      />
      <path fill={metal.shine} d="M29 55H37C36 70 40 82 46 89C36 84 29 72 29 55Z" />
      <path fill={metal.light} d="M21 46C40 52 80 52 100 45L99 52C80 58 42 58 22 53Z" />
      <path fill={metal.shine} d="M21 46C32 49 48 51 62 51L61 55C46 55 32 55 22 53Z" />
      <path fill={metal.deep} d="M60 62L63 70L71 70L65 75L68 83L61 78L53 83L56 75L49 70L58 70Z" />
    </>
  );
}

const fingers = (x: number, y: number, side: number) =>
  [-9, -4, 2, 8]
    .map((spread, i) =>
      limb(
        [
          [x, y],
          [x + spread * 0.9, y - 11 - (i % 2) * 2],
          [x + spread + side * -3, y - 17 - (i % 2) * 2],
        ],
        [2.6, 2, 0.6],
      ),
    )
    .join('');

const handles =
  limb(
    [
      [26, 76],
      [6, 70],
      [9, 42],
    ],
    [4.5, 5, 3.6],
  ) +
  fingers(9, 42, -1) +
  limb(
    [
      [94, 75],
      [115, 68],
      [110, 40],
    ],
    [4.5, 5, 3.6],
  ) +
  fingers(110, 40, 1);
