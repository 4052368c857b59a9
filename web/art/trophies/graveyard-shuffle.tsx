// Trophy of part 1: a gravestone with dance steps in it, and the hand that could not keep still.

import type { Metal } from './metal.ts';

export function GraveyardShuffle({ metal }: { metal: Metal }) {
  return (
    <>
      <path fill={metal.shade} d="M30 113L33 48C34 22 52 12 67 14C85 17 93 31 92 52L94 113Z" />
      <path fill={metal.main} d="M26 113L28 47C29 24 45 13 60 14C78 16 86 29 85 50L86 113Z" />
      <path
        fill={metal.light}
        d="M31 113L33 49C34 30 46 19 59 20C72 21 79 31 79 48C69 34 46 33 40 55L38 113Z"
      />
      <path fill={metal.shine} d="M35 84L36 52C37 40 42 30 50 26C43 34 41 44 41 55L40 84Z" />
      <g fill={metal.deep}>
        {steps.map((place) => (
          <path key={place} transform={place} d={sole} />
        ))}
      </g>
      <path
        fill={metal.deep}
        d="M86 60L79 66L82 70L75 77L81 74L80 70L86 66ZM31 92L38 96L36 99L44 104L38 103L36 101L31 99Z"
      />
      <path fill={metal.flesh_shade} d="M84 116C86 104 85 97 89 88L102 90C102 99 104 108 107 116Z" />
      <path
        fill={metal.flesh}
        d="M82 116C84 104 83 98 86 89C82 86 77 80 75 74C74 71 78 69 80 72L86 79C85 73 83 66 83 60C83 56 88 56 89 60L92 74L94 57C95 53 99 54 99 58L99 75L104 63C105 60 109 61 108 65L105 79L110 74C113 72 115 75 113 78C110 84 106 90 101 92C100 100 101 108 103 116Z"
      />
      <path
        fill={metal.bone}
        d="M82 60C82 55 89 55 89 59L86 63ZM94 57C95 52 100 53 99 58L96 60ZM104 63C106 59 110 61 108 65L106 67Z"
      />
      <path fill={metal.flesh_shade} d="M89 90C93 92 98 91 100 89L98 96L92 96Z" />
      <path
        fill={metal.stone}
        d="M12 119C18 108 28 112 34 107C43 103 52 110 60 107C70 104 78 111 87 108C97 106 104 111 110 120Z"
      />
      <path
        fill={metal.stone_light}
        d="M12 119C19 110 27 114 33 110C41 107 47 112 54 111C44 115 28 116 20 120Z"
      />
    </>
  );
}

const sole =
  'M-3.5 2C-7-5-6-15 0-15C6-15 7-6 4 2C2 4-2 4-3.5 2ZM-3 6C-1 4 3 4 4 7C4 12 2 14 0 14C-3 14-4 10-3 6Z';

/** Left, right, and a stumble. */
const steps = [
  'translate(47 94) rotate(-24) scale(.62)',
  'translate(60 78) rotate(18) scale(.62)',
  'translate(46 64) rotate(-30) scale(.62)',
  'translate(62 50) rotate(26) scale(.62)',
  'translate(54 34) rotate(-58) scale(.55)',
];
