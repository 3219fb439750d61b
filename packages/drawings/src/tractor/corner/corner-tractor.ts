import { shadow } from '../../parts/studio.ts';
import type { Sheet } from '../../sheet.ts';
import { Stage } from '../../solid/stage.ts';
import { createShape, type Shape, type TractorStyle } from '../shape.ts';
import { axle, fender, fenderWall, linkage, rearWheel } from './behind.ts';
import { bonnetSolid, frontTrack, underBonnet } from './body.ts';
import { platform, rollBar, seat, steeringWheel } from './place.ts';
import { standingWheel } from './standing-wheel.ts';
import { cabinLayers, canopyLayers } from './tops.ts';

/** From where a tractor is seen: degrees turned to the front (below 0: to the back), and from above. */
export type Angle = readonly [turn: number, tilt: number];
export const FRONT_ANGLE: Angle = [50, 9];
export const REAR_ANGLE: Angle = [-52, 11];

function wheels(sheet: Sheet, stage: Stage, s: Shape, style: TractorStyle, side: 1 | -1): string {
  const [inner, outer] = rearWheel(s);
  const { rim } = style.paint;
  const isHiddenSide = side === -1;
  const [z0, z1] = isHiddenSide ? [-outer, -inner] : [inner, outer];
  const half = (s.four ? 27 : 20) * (s.size === 'mini' ? 0.72 : 1);
  const track = side * frontTrack(s);
  const rear = () =>
    fenderWall(stage, s, style.paint, side) +
    standingWheel(
      sheet,
      stage,
      { cx: s.rx, cy: s.ry, r: s.rear, z0, z1 },
      { rim, steers: false, isHiddenSide },
    ) +
    fender(stage, s, style.paint, side);
  const front = () =>
    standingWheel(
      sheet,
      stage,
      { cx: s.fx, cy: s.fy, r: s.front, z0: track - half, z1: track + half },
      { rim, steers: !s.four, isHiddenSide },
    );
  return stage.frontFirst ? rear() + front() : front() + rear();
}

function driverArea(sheet: Sheet, stage: Stage, s: Shape, style: TractorStyle): string {
  const [behind, before] =
    s.top === 'cabin'
      ? cabinLayers(stage, s, style.paint)
      : s.top === 'canopy'
        ? canopyLayers(stage, s, style.paint)
        : ['', ''];
  const bar = s.top === 'rops' ? rollBar(stage, s) : '';
  const wheel = steeringWheel(stage, s);
  const inside = stage.frontFirst
    ? bar + seat(stage, s) + platform(stage, s) + wheel
    : platform(stage, s) + wheel + seat(stage, s) + bar;
  const hood = bonnetSolid(sheet, stage, s, style.paint);
  const cockpit = behind + inside + before;
  return stage.frontFirst ? cockpit + hood : hood + cockpit;
}

/** A tractor seen from its right at an angle, filling an 800x600 box down to `bottom`. */
export function cornerTractor(
  sheet: Sheet,
  style: TractorStyle,
  angle: Angle,
  bottom: number,
): string {
  const s = createShape(style);
  const stage = new Stage(...angle);
  const back = axle(stage, s) + linkage(stage, s);
  const under = underBonnet(sheet, stage, s, style.paint);
  const dark = stage.lying(s.ground, shadow(sheet, (s.rx + s.fx) / 2, 0, s.reach * 0.95, 210));
  const body =
    dark +
    wheels(sheet, stage, s, style, -1) +
    (stage.frontFirst ? back + under : under) +
    driverArea(sheet, stage, s, style) +
    (stage.frontFirst ? '' : back) +
    wheels(sheet, stage, s, style, 1);
  return stage.fitted(body, {
    width: 660,
    height: bottom - 40,
    bottom,
    maxScale: s.size === 'mini' ? 1.28 : 1.4,
  });
}
