// A crowd of zombies on its way to meet each other.

import { Drawing } from './drawing.tsx';
import { Hill, Moon } from './graveyard.tsx';
import { Zombie } from './zombie.tsx';

const far = [
  { pose: 'shuffle', x: 96, hair: 'bun' },
  { pose: 'claws', x: 178, hair: 'hat' },
  { pose: 'monster', x: 306, hair: 'long' },
  { pose: 'stomp', x: 470, hair: 'tufts' },
  { pose: 'shuffle', x: 556, hair: 'hat' },
] as const;

const near = [
  { pose: 'lurch', x: 126, hair: 'tufts' },
  { pose: 'shuffle', x: 222, hair: 'bald' },
  { pose: 'claws', x: 396, hair: 'long' },
  { pose: 'stomp', x: 512, hair: 'bun' },
] as const;

export function CrowdScene({ className }: { className?: string }) {
  return (
    <Drawing className={className} viewBox="0 0 640 230">
      <Moon x={314} y={112} r={78} />
      <Hill
        fill="#2c1d4a"
        floor={260}
        ridge={[
          [40, 196],
          [160, 176],
          [320, 186],
          [480, 174],
          [600, 196],
        ]}
      />
      {far.map(({ pose, x, hair }) => (
        <Zombie
          key={x}
          pose={pose}
          hair={hair}
          color="#1f1436"
          eyes="#b9e27b"
          transform={`translate(${x} 196) scale(.72)`}
        />
      ))}
      {near.map(({ pose, x, hair }) => (
        <Zombie
          key={x}
          pose={pose}
          hair={hair}
          color="#0d0817"
          rim="#ffd166"
          transform={`translate(${x} 218)`}
        />
      ))}
      <Zombie
        pose="monster"
        hair="hat"
        color="#0d0817"
        rim="#ffd166"
        transform="translate(314 222) scale(1.1)"
      />
      <path
        fill="#0d0817"
        d="M20 226C120 212 220 220 320 214C440 210 540 218 620 226C500 232 140 234 20 226Z"
      />
    </Drawing>
  );
}
