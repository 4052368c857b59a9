// The crypt in which the trophies stand on wide screens: alcoves left and right, the window, and a tomb in the middle.

import { type ReactNode, useId } from 'react';
import { type TrophyPart, trophyParts } from '#content/course/course.ts';
import './art.css';
import { Drawing } from './drawing.tsx';
import { Moon } from './graveyard.tsx';
import { blob, type Point, uneven } from './shape.ts';

/**
 * Places what `children` returns for each part on its shelf. A place is as wide as its trophy: let the trophy's drawing
 * come first and fill the width, so that it stands on the stone; words below it hang on the wall under the shelf.
 */
export function TrophyCrypt({ children }: { children: (part: TrophyPart) => ReactNode }) {
  return (
    <div className="art-crypt">
      <Crypt />
      <ul className="art-crypt-places">
        {trophyParts.map((part) => (
          <li key={part} className={`art-crypt-place art-crypt-${part}`}>
            {children(part)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Crypt() {
  const id = useId();
  return (
    <Drawing className="art-crypt-walls" viewBox="0 0 1200 860" fit="xMidYMid slice">
      <defs>
        <radialGradient id={`${id}moon`}>
          <stop offset=".3" stopColor="#ffd166" stopOpacity=".45" />
          <stop offset="1" stopColor="#5a4389" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}candle`}>
          <stop offset="0" stopColor="#ffd166" stopOpacity=".5" />
          <stop offset="1" stopColor="#f2b632" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}beam`} x2="0" y2="1">
          <stop offset="0" stopColor="#ffe9a8" stopOpacity=".16" />
          <stop offset="1" stopColor="#ffe9a8" stopOpacity="0" />
        </linearGradient>
        <clipPath id={`${id}pane`}>
          <path d={pane} />
        </clipPath>
      </defs>
      <rect width="1200" height="860" fill="#1f1436" />
      <Stones />
      <path d="M452 300V150C456 64 520 20 602 20C684 22 744 70 748 152V302Z" fill="#3d2a63" />
      <path d={pane} fill="#150d24" />
      <g clipPath={`url(#${id}pane)`}>
        <Moon x={632} y={142} r={62} glow={`${id}moon`} />
        <path d="M470 292C520 250 560 270 600 262C660 252 700 268 740 250V300H470Z" fill="#0d0817" />
      </g>
      <path
        d="M600 34V290M534 66V290M666 66V290M480 150H722M478 222H724"
        stroke="#3d2a63"
        strokeWidth="8"
        fill="none"
      />
      <path d="M486 284L724 288L900 860H250Z" fill={`url(#${id}beam)`} />
      {alcoves.map(([x, y]) => (
        <Alcove key={`${x} ${y}`} x={x} y={y} glow={`${id}candle`} />
      ))}
      <Tomb />
      <path d="M0 790C200 776 420 800 620 790C820 780 1010 800 1200 786V860H0Z" fill="#0d0817" />
      <Cobwebs />
    </Drawing>
  );
}

const pane = 'M474 292V156C478 82 534 42 602 42C670 44 722 88 726 158V294Z';

/** Middle and shelf height of the four alcoves. */
const alcoves = [
  [206, 300],
  [206, 668],
  [994, 300],
  [994, 668],
] as const;

function Alcove({ x, y, glow }: { x: number; y: number; glow: string }) {
  const out = x < 600 ? 1 : -1;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-128 4V-150C-124-222-62-258 2-258C68-256 124-218 128-148V4Z" fill="#3d2a63" />
      <path d="M-108 2V-148C-104-206-56-236 2-236C60-234 104-204 108-146V2Z" fill="#150d24" />
      <circle cx={out * 92} cy="-44" r="92" fill={`url(#${glow})`} />
      <path d="M-150-2L148-5L154 16L-146 20Z" fill="#5a4389" />
      <path d="M-146 20L154 16L140 34L-134 36Z" fill="#2c1d4a" />
      <g transform={`translate(${out * 112} -4)`}>
        <path d="M-9 0L-8-34C-4-38 5-37 8-33L9 0Z" fill="#d9cfb8" />
        <path d="M-9 0L-8-34C-5-30-4-22-5-14C-5-8-9-6-9 0Z" fill="#f6f0e0" />
        <path d="M0-36C-8-44-5-52 1-62C4-54 9-46 2-36Z" fill="#ffd166" className="art-flicker" />
      </g>
    </g>
  );
}

function Stones() {
  const courses = Array.from({ length: 11 }, (_, row) =>
    Array.from({ length: 9 }, (_, column) => {
      const seed = row * 17 + column * 5 + 1;
      const x = column * 150 - (row % 2) * 70 + 12 * uneven(seed);
      const corners: Point[] = [
        [x, row * 82 + 8 * uneven(seed + 1)],
        [x + 128 + 10 * uneven(seed + 2), row * 82 + 7 * uneven(seed + 3)],
        [x + 130 + 8 * uneven(seed + 4), row * 82 + 66 + 6 * uneven(seed + 5)],
        [x + 3, row * 82 + 68 + 6 * uneven(seed + 6)],
      ];
      return uneven(seed + 9) > 0.4 ? blob(corners, 0.82) : '';
    }).join(''),
  );
  return <path d={courses.join('')} fill="#2c1d4a" opacity=".75" />;
}

function Tomb() {
  return (
    <>
      <path d="M438 640L764 636L742 810H462Z" fill="#3d2a63" />
      <path d="M438 640L520 639L516 810H462Z" fill="#4a3775" />
      <path d="M408 610L794 606L784 642L420 646Z" fill="#7b63ad" />
      <path d="M408 610L794 606L793 614L410 619Z" fill="#a594cf" />
      <path d="M420 646L784 642L780 652L424 656Z" fill="#2c1d4a" />
    </>
  );
}

function Cobwebs() {
  return (
    <path
      fill="none"
      stroke="#7b63ad"
      strokeWidth="1.6"
      d="M0 0L132 60M0 0L64 130M0 0L168 10M0 0L8 168M0 118C22 104 34 112 44 92C58 82 84 78 92 42C112 34 116 14 112 6M0 66C14 58 20 62 26 54C34 46 48 44 52 24C64 18 66 8 62 4M1200 0L1104 48M1200 0L1150 96M1200 84C1184 72 1172 80 1166 66C1154 56 1138 56 1132 34C1120 24 1122 10 1126 4"
    />
  );
}
