// The landing page's stage: a shadow theatre in a graveyard at midnight. Decoration only; every word stands in HTML.

import { useId } from 'react';
import './art.css';
import { Curtain, Valance } from './curtain.tsx';
import { Drawing } from './drawing.tsx';
import { BareTree, Bat, Chapel, Gravestone, Hill, Moon, Railings } from './graveyard.tsx';
import { uneven } from './shape.ts';
import { Zombie } from './zombie.tsx';

/** Fills its positioned parent, behind the words. The dancers stay in view however narrow it gets. */
export function HeroScene() {
  return (
    <div className="art-hero" aria-hidden="true">
      <Backdrop />
      <Valance className="art-valance" />
      <Curtain className="art-curtain art-curtain-left" />
      <Curtain className="art-curtain art-curtain-right" />
    </div>
  );
}

function Backdrop() {
  const id = useId();
  return (
    <Drawing className="art-backdrop" viewBox="0 0 1600 900" fit="xMidYMax slice">
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop offset="0" stopColor="#0d0817" />
          <stop offset=".55" stopColor="#1f1436" />
          <stop offset="1" stopColor="#5a4389" />
        </linearGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset=".35" stopColor="#ffd166" stopOpacity=".5" />
          <stop offset=".6" stopColor="#a8569a" stopOpacity=".3" />
          <stop offset="1" stopColor="#5a4389" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}lamp`}>
          <stop offset="0" stopColor="#ffe9a8" stopOpacity=".85" />
          <stop offset="1" stopColor="#f2b632" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1600" height="900" fill={`url(#${id}sky)`} />
      <Stars />
      <Moon x={806} y={664} r={192} glow={`${id}glow`} />
      <Bat transform="translate(1040 500) rotate(-8)" fill="#150d24" />
      <Bat transform="translate(590 540) scale(.7) rotate(12)" fill="#150d24" />
      <Bat transform="translate(1106 548) scale(.5) rotate(6)" fill="#1f1436" />
      <FarHills />
      <NearHills />
      <Dancers />
      <Footlights lamp={`${id}lamp`} />
    </Drawing>
  );
}

/** Sizes and opacities of the stars. */
const magnitudes = [
  [1.8, 0.6],
  [2.2, 0.8],
  [3, 0.6],
  [4, 0.5],
] as const;

function Stars() {
  return (
    <g stroke="#ffe9a8" strokeLinecap="round">
      {magnitudes.map(([size, opacity], magnitude) => (
        <path key={size} strokeWidth={size} opacity={opacity} d={stars(magnitude)} />
      ))}
    </g>
  );
}

/** Every star is a stroke of no length with a round end. */
function stars(magnitude: number): string {
  return Array.from({ length: 8 }, (_, i) => {
    const seed = i * magnitudes.length + magnitude + 1;
    return `M${Math.round(uneven(seed) * 1600)} ${Math.round(uneven(seed + 90) * 480)}h0`;
  }).join('');
}

function FarHills() {
  const fill = '#3d2a63';
  return (
    <>
      <Hill
        fill={fill}
        floor={960}
        ridge={[
          [-40, 690],
          [150, 640],
          [330, 672],
          [520, 728],
          [760, 742],
          [1010, 720],
          [1230, 650],
          [1420, 668],
          [1640, 620],
        ]}
      />
      <Chapel fill={fill} transform="translate(1268 664) scale(1.15)" />
      <BareTree fill={fill} height={190} lean={-8} seed={4} transform="translate(424 706)" />
      <Railings fill={fill} count={13} transform="translate(120 654) rotate(1)" />
      <Gravestone fill={fill} shape="cross" transform="translate(1130 690) rotate(-7) scale(.8)" />
      <Gravestone fill={fill} shape="round" transform="translate(1382 672) rotate(5) scale(.8)" />
    </>
  );
}

function NearHills() {
  const fill = '#1f1436';
  return (
    <>
      <Hill
        fill={fill}
        floor={980}
        ridge={[
          [-40, 742],
          [110, 724],
          [300, 768],
          [520, 806],
          [800, 812],
          [1100, 800],
          [1330, 752],
          [1500, 730],
          [1640, 752],
        ]}
      />
      <BareTree fill={fill} height={420} lean={9} seed={11} transform="translate(214 752)" />
      <BareTree fill={fill} height={360} lean={-12} seed={6} transform="translate(1436 748)" />
      <Gravestone fill={fill} shape="round" transform="translate(356 790) rotate(-8) scale(1.3)" />
      <Gravestone fill={fill} shape="tall" transform="translate(128 734) rotate(6) scale(1.2)" />
      <Gravestone fill={fill} shape="broken" transform="translate(1290 776) rotate(7) scale(1.4)" />
      <Gravestone fill={fill} shape="cross" transform="translate(1182 796) rotate(11) scale(1.2)" />
      <Gravestone fill={fill} shape="slab" transform="translate(470 808) rotate(4)" />
    </>
  );
}

function Dancers() {
  const color = '#0d0817';
  const rim = '#ffd166';
  return (
    <>
      <Hill
        fill="#150d24"
        floor={990}
        ridge={[
          [-40, 816],
          [180, 806],
          [420, 826],
          [800, 832],
          [1180, 822],
          [1420, 802],
          [1640, 818],
        ]}
      />
      <Zombie
        pose="lurch"
        hair="long"
        skirt
        {...{ color, rim }}
        className="art-sway"
        transform="translate(474 838) scale(1.6)"
      />
      <Zombie
        pose="claws"
        hair="tufts"
        {...{ color, rim }}
        className="art-sway"
        transform="translate(634 844) scale(1.86)"
      />
      <Zombie
        pose="stomp"
        hair="bun"
        skirt
        {...{ color, rim }}
        className="art-sway"
        transform="translate(978 844) scale(1.84)"
      />
      <Zombie
        pose="shuffle"
        hair="hat"
        {...{ color, rim }}
        className="art-sway"
        transform="translate(1132 838) scale(-1.6 1.6)"
      />
      <Zombie
        pose="monster"
        hair="bald"
        {...{ color, rim }}
        className="art-sway"
        transform="translate(806 853) scale(2.16)"
      />
    </>
  );
}

function Footlights({ lamp }: { lamp: string }) {
  return (
    <>
      <path d="M-20 872C260 860 520 868 800 864C1090 860 1360 870 1620 862V910H-20Z" fill="#0d0817" />
      {[-600, -450, -300, -152, 0, 148, 302, 452, 600].map((x) => (
        <g key={x} transform={`translate(${804 + x} 872)`}>
          <ellipse rx="84" ry="62" cy="-14" fill={`url(#${lamp})`} className="art-flicker" />
          <path d="M-23 8C-24-14-13-22 0-22C14-22 24-13 23 8Z" fill="#2c1d4a" />
          <path d="M-13-16C-7-24 8-25 14-16C6-12-6-12-13-16Z" fill="#ffe9a8" />
          <path d="M-12 8L-7-12M0 8V-13M12 8L7-12" stroke="#5a4389" strokeWidth="1.5" fill="none" />
        </g>
      ))}
    </>
  );
}
