import { Drawing } from '#web/art/drawing.tsx';
import { BareTree, Bat, Chapel, Gravestone, Hill, Moon, Railings } from '#web/art/graveyard.tsx';

/** Our own still picture before a video: nobody else is asked for one. */
export function PosterScene() {
  return (
    <Drawing viewBox="0 0 640 360" fit="xMidYMid slice" className="poster-scene">
      <Moon x={520} y={84} r={48} />
      <Bat transform="translate(420 60) scale(.6)" fill="#1f1436" />
      <Hill
        ridge={[
          [-20, 236],
          [120, 196],
          [300, 232],
          [470, 190],
          [660, 226],
        ]}
        floor={380}
        fill="#2c1d4a"
      />
      <Chapel transform="translate(140 214) scale(.62)" fill="#1f1436" />
      <Hill
        ridge={[
          [-20, 284],
          [160, 262],
          [360, 286],
          [520, 258],
          [660, 280],
        ]}
        floor={380}
        fill="#1f1436"
      />
      <BareTree height={190} lean={8} seed={5} transform="translate(590 300)" fill="#0d0817" />
      <Gravestone shape="round" transform="translate(96 306)" fill="#0d0817" />
      <Gravestone shape="cross" transform="translate(196 318) rotate(-4)" fill="#0d0817" />
      <Gravestone shape="broken" transform="translate(470 312) rotate(3)" fill="#0d0817" />
      <Hill
        ridge={[
          [-20, 322],
          [220, 312],
          [440, 326],
          [660, 310],
        ]}
        floor={380}
        fill="#150d24"
      />
      <Railings count={44} transform="translate(-6 348)" fill="#0d0817" />
    </Drawing>
  );
}
