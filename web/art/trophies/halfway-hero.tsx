// Trophy of part 2: half still a person, half already a skull, and crowned with laurel for it.

import { blob, toward } from '../shape.ts';
import type { Metal } from './metal.ts';

export function HalfwayHero({ metal }: { metal: Metal }) {
  return (
    <>
      <Laurel metal={metal} />
      <path fill={metal.cloth} d="M34 118C30 106 36 99 47 97L60 104L74 96C86 99 92 106 90 118Z" />
      <path fill={metal.deep} d="M60 104L74 96C86 99 92 106 90 118H62Z" opacity=".5" />
      <path fill={metal.main} d="M47 97L60 106L74 96L70 90H50Z" />
      <path
        fill={metal.flesh}
        d="M61 16C44 15 33 27 33 44C31 44 28 46 29 51C30 56 33 58 36 58C37 66 39 71 41 77C43 86 50 94 61 95Z"
      />
      <path
        fill={metal.flesh_shade}
        d="M36 58C37 66 39 71 41 77C43 86 50 94 61 95V90C52 89 47 82 45 74C43 68 42 62 36 58Z"
      />
      <path
        fill={metal.bone}
        d="M61 16C80 16 91 29 90 46C90 55 86 59 85 65C84 70 81 71 78 72L76 84C75 92 70 95 61 95L58 84L62 74L57 64L63 52L58 38L63 27Z"
      />
      <path
        fill={metal.bone_shade}
        d="M90 46C90 55 86 59 85 65C84 70 81 71 78 72L76 84C75 92 70 95 61 95L62 90C68 89 71 85 72 78L73 68C79 65 86 56 90 46Z"
      />
      <path
        fill={metal.flesh_shade}
        d="M33 40C32 24 44 12 62 12L60 20L55 16L54 24L48 20L47 29L41 26L41 35L36 33L35 42Z"
      />
      <path
        fill={metal.ink}
        d="M38 50C41 44 50 44 53 50C50 55 42 56 38 50ZM66 48C70 43 81 44 82 51C82 58 72 61 68 57C65 55 64 51 66 48ZM62 63L66 71L60 70Z"
      />
      <circle cx="46" cy="50" r="3.2" fill={metal.shine} />
      <circle cx="75" cy="52" r="2.6" fill={metal.cloth} />
      <path
        fill={metal.ink}
        d="M42 75C47 80 53 81 60 80L61 86C52 87 46 84 42 75ZM61 79L76 77L75 85C70 87 66 87 61 86Z"
      />
      <path fill={metal.bone} d="M64 79V86H67V78ZM69 78V86H72L72 77ZM47 79L50 84L52 80Z" />
      <path
        fill="none"
        stroke={metal.ink}
        strokeWidth="1.6"
        d="M36 36L47 40M38 41L41 34M42 43L45 36M41 66L49 63M43 68L42 62M47 67L46 61"
      />
      <path
        fill="none"
        stroke={metal.ink}
        strokeWidth="2"
        d="M61 16L63 27L58 38L63 52L57 64L62 74L58 84L61 95"
      />
    </>
  );
}

function Laurel({ metal }: { metal: Metal }) {
  const leaves = [-1, 1].flatMap((side) =>
    Array.from({ length: 8 }, (_, i) => {
      const round = Math.PI / 2 + side * (0.5 + i * 0.3);
      const stem = toward([61, 62], round, 47);
      const out = round + side * 1.1;
      const tip = toward(stem, out, 14 - i * 0.6);
      const belly = toward(toward(stem, out, 7), out + 1.57, 3.6);
      const back = toward(toward(stem, out, 7), out - 1.57, 3.2);
      return {
        key: side * (i + 1),
        d: blob([stem, belly, tip, back], 0.4),
        fill: i % 2 ? metal.main : metal.light,
      };
    }),
  );
  return (
    <>
      <path
        fill="none"
        stroke={metal.shade}
        strokeWidth="3"
        d="M60 109C24 106 8 74 18 42C22 32 27 25 34 20M62 109C98 105 114 76 105 42C102 32 96 25 89 20"
      />
      {leaves.map((leaf) => (
        <path key={leaf.key} d={leaf.d} fill={leaf.fill} />
      ))}
    </>
  );
}
