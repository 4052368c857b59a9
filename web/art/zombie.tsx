// One dancing zombie as a shadow: an outline made from a pose, with a torn suit, claws and glowing eyes.

import { useId } from 'react';
import { drawZombie, type Part, type Wardrobe } from './zombie-outline.ts';
import { type ZombiePoseName, zombiePoses } from './zombie-poses.ts';

/** `color` is the shadow's, `rim` the light on its edge, `eyes` the glow; place and mirror it with `transform`. */
export function Zombie({
  pose,
  hair = 'tufts',
  skirt = false,
  color = '#0d0817',
  rim,
  eyes = '#ffe9a8',
  transform,
  className,
}: Partial<Wardrobe> & {
  pose: ZombiePoseName;
  color?: string;
  rim?: string;
  eyes?: string;
  transform?: string;
  className?: string;
}) {
  const id = useId();
  const figure = drawZombie(zombiePoses[pose], { hair, skirt });
  return (
    <g transform={transform}>
      <g className={className}>
        {rim && <use href={`#${id}`} fill={rim} y="-1.3" />}
        <g fill={color}>
          <g id={rim && id}>{figure.shadow.map(path)}</g>
        </g>
        <g fill={eyes}>{figure.glow.map(path)}</g>
      </g>
    </g>
  );
}

function path({ d, transform }: Part) {
  return <path key={transform ?? 'body'} transform={transform} d={d} />;
}
