import { Drawing } from '#web/art/drawing.tsx';
import { Gravestone, Hill, Moon } from '#web/art/graveyard.tsx';
import { Zombie } from '#web/art/zombie.tsx';

const ridge = [
  [-260, 196],
  [-150, 208],
  [-40, 214],
  [60, 198],
  [150, 204],
  [240, 190],
  [340, 200],
] as const;

/** The picture in the corner of the main card: by moonlight, or as black paper on gold. */
export function MainScene({ gold }: { gold: boolean }) {
  const shadow = gold ? '#3a2408' : '#0d0817';
  return (
    <Drawing className="dashboard-main-scene" viewBox="-220 0 520 240" fit="xMaxYMax slice">
      {gold || <Moon x={206} y={84} r={58} />}
      <Hill ridge={ridge} floor={260} fill={shadow} />
      {gold || <Gravestone shape="round" transform="translate(84 204)" fill={shadow} />}
      <Zombie
        pose="claws"
        color={shadow}
        transform="translate(206 204) scale(1.15)"
        rim={gold ? undefined : '#ffd166'}
      />
      {gold && (
        <>
          <Zombie pose="lurch" hair="bald" color={shadow} transform="translate(138 204) scale(0.95)" />
          <Zombie pose="monster" hair="bun" skirt color={shadow} transform="translate(270 202) scale(0.95)" />
        </>
      )}
    </Drawing>
  );
}
