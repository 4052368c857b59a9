// Not found: somebody dug themselves out of the wrong grave. The words and the number stand in HTML.

import { Drawing } from './drawing.tsx';
import { BareTree, Bat, Gravestone, Hill, Moon, Railings } from './graveyard.tsx';

export function LostScene({ className }: { className?: string }) {
  return (
    <Drawing className={className} viewBox="0 0 640 400" fit="xMidYMax slice">
      <Moon x={454} y={128} r={72} />
      <Bat fill="#150d24" transform="translate(398 96) rotate(-10) scale(.8)" />
      <Hill
        fill="#3d2a63"
        floor={460}
        ridge={[
          [-40, 250],
          [120, 226],
          [300, 262],
          [480, 238],
          [680, 258],
        ]}
      />
      <Railings fill="#2c1d4a" count={12} transform="translate(404 250)" />
      <BareTree fill="#2c1d4a" height={330} lean={12} seed={11} transform="translate(92 270)" />
      <Hill
        fill="#1f1436"
        floor={460}
        ridge={[
          [-40, 292],
          [160, 276],
          [330, 300],
          [520, 282],
          [680, 300],
        ]}
      />
      <Gravestone fill="#2c1d4a" shape="cross" transform="translate(236 296) rotate(-9) scale(1.3)" />
      <Gravestone fill="#2c1d4a" shape="broken" transform="translate(590 300) rotate(6) scale(1.2)" />
      <Signpost />
      <Digger />
      <path d="M-20 346C120 326 220 352 330 344C440 336 540 356 660 338V410H-20Z" fill="#0d0817" />
    </Drawing>
  );
}

function Signpost() {
  return (
    <g transform="translate(486 352) rotate(4)">
      <path d="M-7 0L-5-206L6-208L8 0Z" fill="#8a5212" />
      <path d="M-7 0L-5-206L-1-207L-1 0Z" fill="#c5841f" />
      <path d="M-84-186L58-198L60-164L-82-156L-100-172Z" fill="#c5841f" />
      <path d="M-58-142L86-150L106-130L84-114L-60-112Z" fill="#f2b632" />
      <path d="M-72-98L44-86L40-56L-76-70L-92-86Z" fill="#c5841f" />
      <g stroke="#3a1f0c" strokeWidth="4" strokeLinecap="round" fill="none">
        <path d="M-66-173C-50-176-30-178-14-178M-4-180L34-183" />
        <path d="M-42-128L-8-130M4-130L22-131M34-132L70-133" />
        <path d="M-62-84L-34-81M-24-80L18-76" />
      </g>
    </g>
  );
}

function Digger() {
  return (
    <g transform="translate(318 352)">
      <path d="M-86 6C-72-18-30-24 0-22C36-24 78-16 92 8Z" fill="#2c1d4a" />
      <path d="M-36-14C-40-52-30-66 2-68C34-68 44-50 40-14Z" fill="#4a0e1c" />
      <path d="M-36-14C-40-52-30-66 2-68L8-14Z" fill="#6d1620" />
      <path
        d="M-34-132C-36-160-16-172 4-172C28-172 42-156 40-132C40-118 34-114 32-100C30-86 20-78 4-78C-12-78-22-86-24-100C-28-112-33-118-34-132Z"
        fill="#8fce4a"
      />
      <path
        d="M40-132C40-118 34-114 32-100C30-86 20-78 4-78C18-86 22-98 24-110C27-122 30-146 20-168C34-162 41-150 40-132Z"
        fill="#5da32f"
      />
      <path
        d="M-34-138C-40-166-20-184 2-180L0-170L10-178L12-167L24-172L22-160L34-160L34-148C20-158-6-160-20-150L-26-138Z"
        fill="#22123a"
      />
      <path
        d="M-24-124C-22-136-4-136-2-124C-4-112-22-112-24-124ZM10-124C12-134 28-134 30-124C28-113 12-113 10-124Z"
        fill="#f6f0e0"
      />
      <circle cx="-9" cy="-121" r="4" fill="#22123a" />
      <circle cx="24" cy="-127" r="4" fill="#22123a" />
      <path d="M-12-94C-4-104 10-104 18-95C10-98-4-98-12-94Z" fill="#22123a" />
      <path
        d="M-40-24C-58-36-66-52-62-64L-48-62C-48-52-42-44-34-38ZM40-26C56-36 64-50 62-62L48-62C48-52 42-44 34-40Z"
        fill="#6d1620"
      />
      <path d="M-78-90L-30-100L2-88L38-98L84-86L78-38L36-50L2-42L-34-52L-72-42Z" fill="#f6f0e0" />
      <path d="M-30-100L2-88L2-42L-34-52ZM38-98L84-86L78-38L36-50Z" fill="#d9cfb8" />
      <path
        d="M-64-58C-50-76-36-64-22-76C-8-86 8-60 24-72C34-78 44-72 52-66"
        fill="none"
        stroke="#e5484d"
        strokeWidth="3"
        strokeDasharray="5 6"
      />
      <path d="M52-76L66-58M66-76L52-58" stroke="#e5484d" strokeWidth="4.5" strokeLinecap="round" />
      <path
        d="M-80-66C-86-58-82-48-72-48C-64-50-62-58-66-66L-70-58L-72-68L-76-60ZM84-64C90-56 86-46 76-46C68-48 66-56 70-64L74-56L76-66L80-58Z"
        fill="#8fce4a"
      />
    </g>
  );
}
