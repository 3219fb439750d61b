import { drawWheel } from '../../parts/draw-wheel.ts';
import {
  type Cylinder,
  createArrowLugs,
  drawRunningSurface,
  type Tread,
} from '../../solid/draw-running-surface.ts';
import type { Projection } from '../../solid/projection.ts';
import type { SvgDefs } from '../../svg-defs.ts';

/** Tread of driven wheels. */
const LUG_TREAD: Tread = { blocks: createArrowLugs(24, 13), depth: 0.075 };
/** Tread of steered wheels without drive. */
const RIB_TREAD: Tread = {
  blocks: [],
  grooves: [
    [-0.42, 0.2],
    [0.42, 0.2],
  ],
  depth: 0.02,
};

/** A wheel with its running surface. A wheel on the hidden side of the tractor shows its dark inner side. */
export function drawSolidWheel(
  defs: SvgDefs,
  projection: Projection,
  cylinder: Cylinder,
  style: { rim: string; isDriven: boolean; isHiddenSide: boolean },
): string {
  const { cx, cy, r, z1 } = cylinder;
  const face = style.isHiddenSide
    ? `<circle cx="${cx}" cy="${cy}" r="${r * 0.955}" fill="#131516"/><circle cx="${cx}" cy="${cy}" r="${r * 0.58}" fill="#08090a"/>`
    : drawWheel(defs, cx, cy, r * 0.965, {
        rim: style.rim,
        tread: style.isDriven ? 'lug' : 'rib',
        lugs: 24,
      });
  return (
    drawRunningSurface(projection, cylinder, style.isDriven ? LUG_TREAD : RIB_TREAD) +
    projection.projectAlong(z1, face)
  );
}
