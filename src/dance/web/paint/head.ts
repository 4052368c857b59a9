import { facing } from '#dance/rules/routine/camera/lens.ts';
import { type BodyPart, inkWidth } from './body-part.ts';
import { type Brush, fillPath } from './brush.ts';
import { type Camera, project, type SeenPose, type Spot } from './camera.ts';
import { paintFace } from './face.ts';
import { fillTube, inkTube } from './fill-tube.ts';
import { paintHair } from './hair.ts';
import type { Wardrobe } from './palette.ts';
import { mix } from './place.ts';
import { fillSoft, hullOf, traceSoft } from './shape.ts';
import { headOf, jawbone, type Ring, skull } from './skull.ts';
import { tubeOf } from './tube.ts';

/** Metres from chin to crown. The head is larger than life, so that its snaps and rolls are seen from afar. */
const tall = 0.33;

/** Returns the body part of head and neck. */
export function headPart(camera: Camera, pose: SeenPose, wear: Wardrobe): BodyPart {
  const { neck, head: base, crown } = pose.joints;
  const head = headOf(camera, pose, tall);
  const middle = project(camera, mix(base, crown, 0.42));
  const line = inkWidth * middle.scale;
  // Seen from behind, the collar stands up around the neck, so that the neck does not look like a bare stalk.
  const collared = facing(pose.chest_forward) < 0;
  const throat = tubeOf(camera, [
    { at: mix(neck, base, collared ? 0.45 : -0.5), radius: 0.062 },
    { at: mix(neck, base, collared ? 0.6 : 0.4), radius: 0.056 },
    { at: mix(base, crown, 0.15), radius: 0.056 },
  ]);
  const collar = tubeOf(
    camera,
    [
      { at: mix(neck, base, 0.72), radius: 0.094 },
      { at: mix(neck, base, 0.1), radius: 0.088 },
      { at: mix(neck, base, -0.35), radius: 0.1 },
    ],
    true,
  );
  const skullOutline = hullOf(cloud(skull, head.face));
  const jawOutline = hullOf(cloud(jawbone, head.chin));
  return {
    limb: 'head',
    near: middle.near + 0.03,
    ink: (ctx) => {
      inkTube(ctx, throat, line, wear.ink);
      if (collared) inkTube(ctx, collar, line, wear.ink);
      ctx.lineWidth = line * 2;
      traceSoft(ctx, skullOutline);
      ctx.stroke();
      traceSoft(ctx, jawOutline);
      ctx.stroke();
    },
    paint: (ctx) => {
      fillTube(ctx, throat, { ...wear.skin, lit: wear.skin.shade });
      if (collared) fillTube(ctx, collar, wear.jacket);
      paintHair(ctx, head, wear, 'behind');
      fillSoft(ctx, jawOutline, wear.skin.shade);
      traceSoft(ctx, skullOutline);
      paintRound(ctx, middle, head.size, wear);
      paintFace(ctx, head, wear, jawOutline);
      paintHair(ctx, head, wear, 'over');
    },
  };
}

/**
 * Fills the current path, the skull, with a broad soft light on the viewer's left that becomes shade towards the edge.
 */
function paintRound(ctx: Brush, middle: Spot, size: number, wear: Wardrobe): void {
  const glow = ctx.createRadialGradient(
    middle.x - size * 0.16,
    middle.y - size * 0.12,
    size * 0.1,
    middle.x - size * 0.08,
    middle.y - size * 0.05,
    size * 0.62,
  );
  glow.addColorStop(0, wear.skin.lit);
  glow.addColorStop(0.55, wear.skin.lit);
  glow.addColorStop(0.8, wear.skin.shade);
  fillPath(ctx, glow);
}

function cloud(rings: readonly Ring[], place: (degrees: number, y: number) => Spot): Spot[] {
  return rings.flatMap(([y]) =>
    [0, 40, 80, 120, 160, 200, 240, 280, 320].map((degrees) => place(degrees, y)),
  );
}
