// Trophy of part 3: a hand without an owner, creeping closer on its fingers.

import type { Metal } from './metal.ts';

export function CreepingCloser({ metal }: { metal: Metal }) {
  return (
    <>
      <circle cx="58" cy="58" r="46" fill={metal.stone} opacity=".55" />
      <path
        fill={metal.stone_light}
        opacity=".5"
        d="M58 12C84 12 104 32 104 58C104 84 84 104 58 104C80 98 92 80 92 58C92 38 80 18 58 12Z"
      />
      <path fill={metal.bone_shade} d="M95 16C97 9 106 8 108 14C114 13 117 20 112 24L100 42L88 34Z" />
      <path fill={metal.bone} d="M93 17C95 10 103 9 105 15C110 14 113 20 108 24L97 40L86 34Z" />
      <path fill={metal.cloth} d="M68 38L78 25L85 27L90 24L96 33L103 34L99 41L104 48L96 48L93 56L84 63Z" />
      <path fill={metal.deep} d="M84 63L93 56L96 48L104 48L99 41C95 48 88 54 78 57Z" opacity=".6" />
      <path
        fill={metal.shade}
        d="M90 60C96 70 99 82 101 97C104 103 101 111 95 112C92 112 92 108 93 104C90 92 86 84 80 76ZM45 60C32 70 24 80 21 96C17 101 16 109 21 111C25 113 28 108 28 102C34 90 44 84 56 78Z"
      />
      <path
        fill={metal.main}
        d="M84 62C90 52 82 39 68 39C52 39 36 46 29 58C21 66 13 78 10 92C6 97 5 105 9 108C13 110 17 105 17 98C22 86 29 78 37 73C34 83 33 92 34 101C31 106 31 113 36 115C41 116 43 110 42 103C42 92 45 84 50 77C51 86 53 94 58 102C57 108 59 114 64 114C69 113 69 107 66 101C63 92 62 84 64 76C70 84 76 92 79 102C79 108 82 113 86 112C91 110 89 104 87 99C85 87 81 74 84 62Z"
      />
      <path
        fill={metal.light}
        d="M68 39C52 39 36 46 29 58C21 66 13 78 10 92C17 80 27 71 36 66C40 56 52 47 68 45C78 45 84 50 85 58C87 48 80 39 68 39Z"
      />
      <path
        fill={metal.shine}
        d="M42 52C49 46 58 43 66 43C57 46 50 50 46 55ZM24 68C20 73 17 79 15 84C18 80 23 74 27 71Z"
      />
      <path
        fill="none"
        stroke={metal.deep}
        strokeWidth="2.2"
        strokeLinecap="round"
        d="M39 72C41 69 43 67 46 65M51 76C52 72 54 69 56 67M64 75C65 72 66 69 68 67M31 63L36 66M13 91L17 93M36 99L42 100M60 101L66 99M80 101L87 98"
      />
      <path
        fill={metal.bone}
        d="M10 92C5 97 4 106 9 109C13 106 14 100 13 95ZM36 101C31 107 31 114 36 116C41 114 41 107 40 103ZM60 103C58 108 59 115 64 115C68 112 67 107 64 103ZM81 103C79 108 82 114 86 113C90 110 88 105 86 102Z"
      />
      <path fill="none" stroke={metal.deep} strokeWidth="2" d="M72 48L82 59M71 54L77 49M76 58L82 53" />
    </>
  );
}
