// The theatre's curtain: a side drape held back by a rope, and the valance along the top.

import { Drawing } from './drawing.tsx';

const folds = [
  [1, '#5c1220'],
  [0.93, '#8f1d24'],
  [0.83, '#6d1620'],
  [0.74, '#4a0e1c'],
  [0.66, '#7d1922'],
  [0.53, '#8f1d24'],
  [0.43, '#5c1220'],
  [0.33, '#3c0b19'],
  [0.25, '#6d1620'],
  [0.12, '#4a0e1c'],
] as const;

/** The left drape; the right one is the same, mirrored by its class. Every fold is the drape again, narrower. */
export function Curtain({ className }: { className?: string }) {
  return (
    <Drawing className={className} viewBox="0 0 220 900" fit="none">
      {folds.map(([width, fill]) => (
        <path
          key={width}
          fill={fill}
          transform={`scale(${width} 1)`}
          d="M0 0H220C214 210 196 380 92 556C84 572 84 586 94 604C122 684 132 790 128 900H0Z"
        />
      ))}
      <path
        d="M-4 548C28 572 60 578 97 566"
        fill="none"
        stroke="#f2b632"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <path
        d="M-4 544C28 567 60 573 96 562"
        fill="none"
        stroke="#ffe9a8"
        strokeWidth="3"
        strokeDasharray="7 6"
      />
      <path
        d="M86 566C82 596 84 620 78 652L88 646L94 656L98 645L108 650C101 622 104 596 97 566Z"
        fill="#f2b632"
      />
    </Drawing>
  );
}

const swags = [0, 214, 452, 664, 904, 1122, 1362] as const;

/** The lower edge of the swag that is the pattern for all of them: 200 wide, 70 deep. */
const hem = 'C23 47 59 70 100 70S179 43 200 0';

/** Uneven swags of cloth with a golden fringe. */
export function Valance({ className }: { className?: string }) {
  return (
    <Drawing className={className} viewBox="0 0 1600 120" fit="xMidYMin slice">
      <path d="M0 0H1600V46H0Z" fill="#3c0b19" />
      {swags.map((left, i) => {
        const [width, depth] = [(swags[i + 1] ?? 1600) - left, 64 + ((i * 13) % 22)];
        return (
          <g key={left} transform={`translate(${left} 22) scale(${width / 200} ${(depth / 70).toFixed(2)})`}>
            <path d={`M0 0${hem}V-25H0Z`} fill="#8f1d24" />
            <path d="M14-25C44 29 98 52 166-25Z" fill="#6d1620" />
            <path d="M44-25C71 8 98 24 138-25Z" fill="#4a0e1c" />
            <path d={`M0 0${hem}`} fill="none" stroke="#f2b632" strokeWidth="5" />
            <path d={`M0 6${hem}`} fill="none" stroke="#f2b632" strokeWidth="7" strokeDasharray="2 5" />
          </g>
        );
      })}
    </Drawing>
  );
}
