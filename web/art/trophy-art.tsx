// The five trophies, each locked and unlocked (trophy_{part}_locked, trophy_{part}_unlocked), on their stone plinths.

import type { TrophyPart } from '#content/course/course.ts';
import { Drawing, type DrawingProps } from './drawing.tsx';
import { CreepingCloser } from './trophies/creeping-closer.tsx';
import { FinalTrophy } from './trophies/final-trophy.tsx';
import { GraveyardShuffle } from './trophies/graveyard-shuffle.tsx';
import { HalfwayHero } from './trophies/halfway-hero.tsx';
import { earned, locked, type Metal } from './trophies/metal.ts';
import { ThrillerMaster } from './trophies/thriller-master.tsx';

const trophies = {
  part1: GraveyardShuffle,
  part2: HalfwayHero,
  part3: CreepingCloser,
  part4: ThrillerMaster,
  final: FinalTrophy,
} as const satisfies Record<TrophyPart, (props: { metal: Metal }) => unknown>;

/** About 4 to 5 in its proportions; size it with a class. Give a `label` wherever no text beside it names the trophy. */
export function TrophyArt({
  part,
  unlocked,
  ...frame
}: DrawingProps & { part: TrophyPart; unlocked: boolean }) {
  const metal = unlocked ? earned : locked;
  const Trophy = trophies[part];
  return (
    <Drawing viewBox="-4 -8 128 160" {...frame}>
      <Trophy metal={metal} />
      <Plinth metal={metal} marks={part === 'final' ? 5 : Number(part.slice(4))} />
      {unlocked ? <Sparkles /> : <Chained />}
    </Drawing>
  );
}

function Plinth({ metal, marks }: { metal: Metal; marks: number }) {
  return (
    <>
      <path fill={metal.stone} d="M16 117L105 118L101 129L108 149L12 150L20 129Z" />
      <path fill={metal.stone_light} d="M16 117L105 118L103 123L19 123ZM20 129L30 130L24 149L12 150Z" />
      <path fill={metal.shade} d="M38 129L84 130L85 144L36 143Z" />
      <path fill={metal.light} d="M38 129L84 130L84 132L38 131Z" />
      {[0, 1, 2, 3, 4].slice(0, marks).map((mark) => (
        <path
          key={mark}
          transform={`translate(${61 - (marks - 1) * 3.5 + mark * 7} 137)`}
          d="M-1.6-4.5L1.2-5L1.8 4L-1.2 4.6Z"
          fill={metal.ink}
        />
      ))}
    </>
  );
}

function Sparkles() {
  return (
    <path
      className="art-sparkle"
      fill="#fff8dc"
      d="M18 20C19 25 20 26 25 27C20 28 19 29 18 34C17 29 16 28 11 27C16 26 17 25 18 20ZM104 8C105 12 106 13 110 14C106 15 105 16 104 20C103 16 102 15 98 14C102 13 103 12 104 8ZM112 92C113 95 113 96 116 97C113 98 113 98 112 102C111 98 110 98 108 97C110 96 111 95 112 92Z"
    />
  );
}

/** Cobweb, chain and padlock of a trophy not yet earned. */
function Chained() {
  return (
    <>
      <path
        fill="none"
        stroke="#cabfe6"
        strokeWidth="1.1"
        opacity=".8"
        d="M-4-8L40 30M-4-8L18 42M-4-8L52 10M-4 20C4 18 8 20 10 16C16 18 20 14 22 15C22 8 24 6 26 0M-4 32C6 30 10 34 15 30C24 30 28 26 32 24C32 14 36 10 40 4"
      />
      <path fill="none" stroke="#2c1d4a" strokeWidth="9" d="M6 84C30 104 88 106 118 82" />
      <path
        fill="none"
        stroke="#cabfe6"
        strokeWidth="4.5"
        strokeDasharray="7 3.5"
        strokeLinecap="round"
        d="M6 84C30 104 88 106 118 82"
      />
      <path fill="none" stroke="#2c1d4a" strokeWidth="9" d="M52 99V90C52 79 72 79 72 90V99" />
      <path fill="none" stroke="#cabfe6" strokeWidth="4.5" d="M52 99V90C52 79 72 79 72 90V99" />
      <path fill="#d9cfb8" stroke="#2c1d4a" strokeWidth="2.5" d="M45 97L79 98L77 122L46 121Z" />
      <path fill="#2c1d4a" d="M62 104C66 104 67 109 64 111L66 117H58L60 111C57 109 58 104 62 104Z" />
    </>
  );
}
