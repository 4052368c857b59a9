// The landing page's three small scenes: the trouble, the way out, and how it ends.

import { useId } from 'react';
import { Drawing } from './drawing.tsx';
import { BareTree, Gravestone, Hill, Moon } from './graveyard.tsx';
import { Zombie } from './zombie.tsx';

const night = '#0d0817';

/** Alone under a cold moon, with six minutes of steps and no idea. */
export function ProblemScene({ className }: { className?: string }) {
  return (
    <Drawing className={className} viewBox="0 0 320 200" fit="xMidYMid slice">
      <rect width="320" height="200" fill="#1f1436" />
      <circle cx="248" cy="52" r="26" fill="#7b63ad" />
      <circle cx="238" cy="46" r="25" fill="#1f1436" />
      <Hill
        fill="#2c1d4a"
        floor={240}
        ridge={[
          [-20, 142],
          [60, 128],
          [150, 146],
          [240, 134],
          [340, 150],
        ]}
      />
      <BareTree fill="#3d2a63" height={150} lean={10} seed={9} transform="translate(42 150)" />
      <Gravestone fill="#3d2a63" shape="broken" transform="translate(276 152) rotate(8)" />
      <Hill
        fill="#150d24"
        floor={240}
        ridge={[
          [-20, 176],
          [90, 168],
          [190, 174],
          [340, 166],
        ]}
      />
      <g fill="none" stroke="#a79c86" strokeWidth="4" strokeLinecap="round">
        <path d="M96 62C94 50 110 44 114 54C117 63 104 65 104 75M104 85V86" />
        <path d="M208 82C206 73 219 69 222 77C224 84 214 86 214 93M214 101V102" strokeWidth="3" />
        <path d="M132 34C131 26 141 23 144 29C146 35 138 37 138 42M138 48V49" strokeWidth="2.5" />
      </g>
      <Zombie
        pose="lurch"
        hair="tufts"
        color={night}
        rim="#7b63ad"
        eyes="#b9e27b"
        transform="translate(166 178) scale(1.02)"
      />
    </Drawing>
  );
}

/** One phrase at a time: the screen in the grave loops it until the feet believe it. */
export function SolutionScene({ className }: { className?: string }) {
  return (
    <Drawing className={className} viewBox="0 0 320 200" fit="xMidYMid slice">
      <rect width="320" height="200" fill="#1f1436" />
      <Hill
        fill="#2c1d4a"
        floor={240}
        ridge={[
          [-20, 150],
          [80, 138],
          [200, 150],
          [340, 136],
        ]}
      />
      <path d="M172 172L178 46C182 22 280 20 286 48L292 172Z" fill="#5a4389" />
      <path d="M184 160L188 54C192 38 268 36 274 54L280 160Z" fill="#ffe9a8" />
      <path d="M184 160L186 112C210 120 250 118 278 110L280 160Z" fill="#ffd166" />
      <path
        d="M208 62C222 48 248 50 258 66M262 52L259 68L244 64M256 142C240 154 216 150 206 134M202 148L205 132L220 137"
        fill="none"
        stroke="#c5841f"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Zombie
        pose="claws"
        hair="hat"
        color="#3c0b19"
        eyes="#ffe9a8"
        transform="translate(234 146) scale(.56)"
      />
      <Hill
        fill="#150d24"
        floor={240}
        ridge={[
          [-20, 172],
          [90, 166],
          [200, 172],
          [340, 164],
        ]}
      />
      <Zombie
        pose="claws"
        hair="tufts"
        color={night}
        rim="#ffd166"
        eyes="#b9e27b"
        transform="translate(88 180)"
      />
      <path
        d="M118 92C132 82 148 76 166 74M116 110C134 106 150 104 166 106"
        stroke="#ffd166"
        strokeWidth="3"
        strokeDasharray="2 9"
        strokeLinecap="round"
        fill="none"
      />
    </Drawing>
  );
}

/** Everybody, at the same moment, under the same moon. */
export function ResultScene({ className }: { className?: string }) {
  const id = useId();
  return (
    <Drawing className={className} viewBox="0 0 320 200" fit="xMidYMid slice">
      <defs>
        <radialGradient id={`${id}glow`}>
          <stop offset=".3" stopColor="#ffd166" stopOpacity=".6" />
          <stop offset="1" stopColor="#5a4389" stopOpacity="0" />
        </radialGradient>
        {crowd.map((hair) => (
          <g key={hair} id={id + hair}>
            <Zombie pose="monster" hair={hair} color="currentColor" />
          </g>
        ))}
      </defs>
      <rect width="320" height="200" fill="#1f1436" />
      <Moon x={160} y={106} r={72} glow={`${id}glow`} />
      <Hill
        fill="#3d2a63"
        floor={240}
        ridge={[
          [-20, 142],
          [80, 150],
          [170, 146],
          [260, 152],
          [340, 138],
        ]}
      />
      {[30, 124, 196, 290].map((x, i) => (
        <use
          key={x}
          href={`#${id}${crowd[(i + 1) % crowd.length]}`}
          color="#2c1d4a"
          transform={`translate(${x} 172) scale(.62)`}
        />
      ))}
      <Hill
        fill="#150d24"
        floor={240}
        ridge={[
          [-20, 172],
          [90, 176],
          [200, 174],
          [340, 170],
        ]}
      />
      <use href={`#${id}tufts`} color={night} transform="translate(88 184) scale(.8)" />
      <use href={`#${id}hat`} color={night} transform="translate(232 184) scale(.8)" />
      <use href={`#${id}bald`} color={night} transform="translate(160 190) scale(.92)" />
    </Drawing>
  );
}

const crowd = ['tufts', 'hat', 'bald'] as const;
