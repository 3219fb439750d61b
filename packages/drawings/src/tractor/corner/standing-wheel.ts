import { wheel } from '../../parts/wheel.ts';
import type { Sheet } from '../../sheet.ts';
import { arrowLugs, type Roller, running, type Tread } from '../../solid/roller.ts';
import type { Stage } from '../../solid/stage.ts';

/** Pulls: lugs in two leaning rows. */
const LUG_TREAD: Tread = { blocks: arrowLugs(24, 13), depth: 0.075 };
/** Steers: ribs that run round. */
const RIB_TREAD: Tread = {
  blocks: [],
  grooves: [
    [-0.42, 0.2],
    [0.42, 0.2],
  ],
  depth: 0.02,
};

/** A wheel with its running surface and its right-hand side; the inner side of a far one is dark. */
export function standingWheel(
  sheet: Sheet,
  stage: Stage,
  roller: Roller,
  style: { rim: string; steers: boolean; isHiddenSide: boolean },
): string {
  const { cx, cy, r, z1 } = roller;
  const face = style.isHiddenSide
    ? `<circle cx="${cx}" cy="${cy}" r="${r * 0.955}" fill="#131516"/><circle cx="${cx}" cy="${cy}" r="${r * 0.58}" fill="#08090a"/>`
    : wheel(sheet, cx, cy, r * 0.965, {
        rim: style.rim,
        tread: style.steers ? 'rib' : 'lug',
        lugs: 24,
      });
  return running(stage, roller, style.steers ? RIB_TREAD : LUG_TREAD) + stage.along(z1, face);
}
