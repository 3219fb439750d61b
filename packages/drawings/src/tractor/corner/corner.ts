import { shadow } from '../../parts/ground.ts';
import type { Sheet } from '../../sheet.ts';
import { Stage } from '../../solid/stage.ts';
import { type Shape, shapeOf, type TractorLook } from '../shape.ts';
import { axle, fender, fenderWall, linkage, rearWheel } from './behind.ts';
import { bonnetSolid, frontTrack, underBonnet } from './body.ts';
import { platform, rollBar, seat, steeringWheel } from './place.ts';
import { cabinParts, canopyParts } from './tops.ts';
import { standingWheel } from './tyres.ts';

/** From where a tractor is seen: degrees turned to the front (below 0: to the back), and from above. */
export type Angle = readonly [turn: number, tilt: number];
export const FRONT: Angle = [50, 9];
export const REAR: Angle = [-52, 11];

function wheels(sheet: Sheet, stage: Stage, s: Shape, look: TractorLook, side: 1 | -1): string {
  const [inner, outer] = rearWheel(s);
  const { rim } = look.paint;
  const far = side === -1;
  const [z0, z1] = far ? [-outer, -inner] : [inner, outer];
  const half = (s.four ? 27 : 20) * (s.size === 'mini' ? 0.72 : 1);
  const track = side * frontTrack(s);
  const rear = () =>
    fenderWall(stage, s, look.paint, side) +
    standingWheel(
      sheet,
      stage,
      { cx: s.rx, cy: s.ry, r: s.rear, z0, z1 },
      { rim, steers: false, far },
    ) +
    fender(stage, s, look.paint, side);
  const front = () =>
    standingWheel(
      sheet,
      stage,
      { cx: s.fx, cy: s.fy, r: s.front, z0: track - half, z1: track + half },
      { rim, steers: !s.four, far },
    );
  return stage.frontFirst ? rear() + front() : front() + rear();
}

function driversPlace(sheet: Sheet, stage: Stage, s: Shape, look: TractorLook): string {
  const [behind, before] =
    s.top === 'cabin'
      ? cabinParts(stage, s, look.paint)
      : s.top === 'canopy'
        ? canopyParts(stage, s, look.paint)
        : ['', ''];
  const bar = s.top === 'rops' ? rollBar(stage, s) : '';
  const wheel = steeringWheel(stage, s);
  const inside = stage.frontFirst
    ? bar + seat(stage, s) + platform(stage, s) + wheel
    : platform(stage, s) + wheel + seat(stage, s) + bar;
  const hood = bonnetSolid(sheet, stage, s, look.paint);
  const place = behind + inside + before;
  return stage.frontFirst ? place + hood : hood + place;
}

/** A tractor seen from its right at an angle, filling an 800x600 box down to `bottom`. */
export function cornerTractor(
  sheet: Sheet,
  look: TractorLook,
  angle: Angle,
  bottom: number,
): string {
  const s = shapeOf(look);
  const stage = new Stage(...angle);
  const back = axle(stage, s) + linkage(stage, s);
  const under = underBonnet(sheet, stage, s, look.paint);
  const dark = stage.lying(s.ground, shadow(sheet, (s.rx + s.fx) / 2, 0, s.reach * 0.95, 210));
  const body =
    dark +
    wheels(sheet, stage, s, look, -1) +
    (stage.frontFirst ? back + under : under) +
    driversPlace(sheet, stage, s, look) +
    (stage.frontFirst ? '' : back) +
    wheels(sheet, stage, s, look, 1);
  return stage.fitted(body, {
    width: 660,
    height: bottom - 40,
    bottom,
    most: s.size === 'mini' ? 1.28 : 1.4,
  });
}
