import { markup, repeat } from '../../markup.ts';
import { darken } from '../../mix.ts';
import type { Paint } from '../../paint.ts';
import {
  createBevelledSections,
  drawBox,
  drawExtrusion,
  drawSolid,
} from '../../solid/draw-solid.ts';
import type { Projection, Spot } from '../../solid/projection.ts';
import type { SvgDefs } from '../../svg-defs.ts';
import { drawEngine } from '../draw-chassis.ts';
import { drawExhaust, drawHood } from '../draw-hood.ts';
import type { Shape } from '../shape.ts';

/** Spots on a Bézier curve at equal steps of its parameter, without its start (de Casteljau's algorithm). */
const sampleBezier = (controlSpots: readonly Spot[], count: number): Spot[] =>
  Array.from({ length: count }, (_, i) => {
    let row: readonly Spot[] = controlSpots;
    while (row.length > 1) row = interpolateNeighbours(row, (i + 1) / count);
    return row[0] ?? [0, 0];
  });

const interpolateNeighbours = (spots: readonly Spot[], share: number): Spot[] =>
  spots.slice(0, -1).map(([x, y], i): Spot => {
    const [nextX, nextY] = spots[i + 1] ?? [x, y];
    return [x + (nextX - x) * share, y + (nextY - y) * share];
  });

/** Outline of the hood's side, sampled from the curves of `drawHood`. */
function traceHoodOutline(shape: Shape): Spot[] {
  const { dashX, noseX, hoodTopY: top, hoodBaseY: base, noseTopY, noseRounding } = shape;
  const middle = (dashX + noseX) / 2;
  const start: Spot = [dashX, top - 4];
  const shoulder: Spot = [noseX - 70, noseTopY - 6];
  const brow: Spot = [noseX - 4, noseTopY + noseRounding + 8];
  const chin: Spot = [noseX + (shape.noseStyle === 'classic' ? 0 : 6), base - 28];
  return [
    start,
    ...sampleBezier([start, [dashX + 60, top - 10], [middle, top - 6], shoulder], 3),
    ...sampleBezier([shoulder, [noseX - 12, noseTopY + 2], brow], 5),
    chin,
    ...sampleBezier([chin, [noseX + 6, base - 6], [noseX - 16, base - 4]], 3),
    [dashX - 2, base + 4],
  ];
}

/** Half the width of the hood. */
const selectHoodHalfWidth = (shape: Shape): number => (shape.size === 'mini' ? 37 : 45);

/** Grille and lamps on the nose. */
function drawNose(projection: Projection, shape: Shape, paint: Paint): string {
  const top = shape.noseTopY + shape.noseRounding + 12;
  const bottom = shape.hoodBaseY - 24;
  const halfWidth = selectHoodHalfWidth(shape) - 6;
  const height = bottom - top;
  const lampHeight = Math.max(14, height * 0.34);
  const slats = repeat(
    5,
    (i) =>
      markup`<path d="M${-halfWidth + 8} ${top + lampHeight + 10 + (i * (height - lampHeight - 14)) / 5}h${2 * halfWidth - 16}" stroke="#4a5156" stroke-width="3"/>`,
  );
  const drawLamp = (x: number) =>
    markup`<rect x="${x}" y="${top + 2}" width="${halfWidth * 0.72}" height="${lampHeight}" rx="6" fill="#f4f8fa" stroke="#0d0f10" stroke-width="4"/><rect x="${x + 5}" y="${top + 6}" width="${halfWidth * 0.3}" height="${lampHeight * 0.4}" rx="3" fill="#b9ccd6"/>`;
  return projection.projectAcross(
    shape.noseX + 1,
    markup`<rect x="${-halfWidth}" y="${top - 4}" width="${2 * halfWidth}" height="${height + 8}" rx="9" fill="#15181a"/>${slats}${drawLamp(-halfWidth + 4)}${drawLamp(halfWidth * 0.28 - 4)}<rect x="-9" y="${top + 4}" width="18" height="${lampHeight - 4}" rx="3" fill="${paint.accent}"/>`,
  );
}

/** The hood with its exhaust, and with grille and lamps if its nose is visible. */
export function drawSolidHood(
  defs: SvgDefs,
  projection: Projection,
  shape: Shape,
  paint: Paint,
): string {
  const halfWidth = selectHoodHalfWidth(shape);
  const anchor: Spot = [shape.dashX, shape.hoodBaseY];
  const share = 0.955;
  // `fitToBox` needs the upper end of the exhaust, but `projectAlong` does not extend the bounds.
  projection.toSpot([...findExhaustTop(shape), halfWidth * 0.5]);
  const side = markup`<g transform="translate(${anchor[0] * (1 - share)} ${anchor[1] * (1 - share)}) scale(${share})">${drawHood(defs, shape, paint)}</g>`;
  return (
    projection.projectAlong(halfWidth * 0.45, drawExhaust(defs, shape)) +
    drawSolid(
      projection,
      paint.body,
      createBevelledSections(traceHoodOutline(shape), halfWidth, 16, anchor, share),
    ) +
    projection.projectAlong(halfWidth, side) +
    (projection.isFrontNearer ? drawNose(projection, shape, paint) : '')
  );
}

const findExhaustTop = ({ top, dashX, noseX, hoodTopY }: Shape): Spot =>
  top === 'cabin' ? [dashX + 32, hoodTopY - 134] : [dashX + (noseX - dashX) * 0.46, hoodTopY - 118];

/** Engine and gearbox under the hood, front axle and weights. */
export function drawUnderHood(
  defs: SvgDefs,
  projection: Projection,
  shape: Shape,
  paint: Paint,
): string {
  const { rearX, rearY, frontX, frontY, dashX, noseX, hoodBaseY: base } = shape;
  const halfWidth = selectHoodHalfWidth(shape) * 0.72;
  const block: Spot[] = [
    [rearX - 20, rearY - 40],
    [noseX - 20, base - 12],
    [noseX - 10, base + 26],
    [frontX + 34, base + 40],
    [frontX - 64, base + 76],
    [dashX + 20, base + 92],
    [rearX + 60, rearY + 46],
    [rearX - 40, rearY + 30],
  ];
  const track = selectFrontTrack(shape);
  const axle = drawBox(
    projection,
    '#2b3033',
    [frontX - 16, frontY - 14, -track],
    [frontX + 16, frontY + (shape.isFourWheel ? 14 : 4), track],
  );
  return (
    axle +
    drawExtrusion(projection, '#3a4044', block, -halfWidth, halfWidth) +
    projection.projectAlong(halfWidth + 1, drawEngine(defs, shape, paint)) +
    (shape.size === 'mini' ? '' : drawBallast(projection, shape))
  );
}

function drawBallast(projection: Projection, shape: Shape): string {
  const { noseX, hoodBaseY: base } = shape;
  const carrier = drawBox(
    projection,
    '#15181a',
    [noseX - 20, base + 2, -26],
    [noseX + 4, base + 30, 26],
  );
  return (
    carrier +
    repeat(6, (i) =>
      drawBox(
        projection,
        darken('#3d4347', i % 2 ? 0.3 : 0.1),
        [noseX + 2, base - 8, -39 + i * 13],
        [noseX + 36, base + 50, -28 + i * 13],
      ),
    )
  );
}

/** Distance of the front wheels from the tractor's centre line, measured to the middle of the tyre. */
export const selectFrontTrack = (shape: Shape): number => (shape.size === 'mini' ? 84 : 112);
