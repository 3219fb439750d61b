import { markup, toRadians } from '../markup.ts';
import type { Point, Projection, Spot } from './projection.ts';

/**
 * Outline of a tread block. Each corner has an angle around the axle in degrees, and a position across the tyre from -1
 * at the far edge to 1 at the near edge.
 */
export type TreadBlock = readonly (readonly [angle: number, across: number])[];

/** Blocks and grooves of a tyre's running surface. */
export interface Tread {
  readonly blocks: readonly TreadBlock[];
  /** Grooves around the tyre. Position and width have the unit of `across`: half the tyre's width. */
  readonly grooves?: readonly (readonly [across: number, width: number])[];
  /** Depth of the blocks as a fraction of the tyre's radius. */
  readonly depth: number;
  /** Approximates the curved surface with more faces, for a tyre that fills the picture. */
  readonly isDetailed?: boolean;
}

/** Cylinder around an axis in z direction: centre, radius, and z of its ends, in user units. */
export interface Cylinder {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly z0: number;
  readonly z1: number;
}

/** Draws the visible part of a tyre's running surface. */
export function drawRunningSurface(
  projection: Projection,
  cylinder: Cylinder,
  tread: Tread,
): string {
  return (
    drawBase(projection, cylinder, tread) +
    drawGrooves(projection, cylinder, tread) +
    drawBlocks(projection, cylinder, tread)
  );
}

/** Angles between the faces of the surface, in degrees. */
const DETAILED_STEP = 6;
const COARSE_STEP = 12;
/** Also draws a face whose middle is a little behind the edge of the cylinder, because a part of it is visible. */
const MIN_FACE_NEARNESS = -0.12;
const MIN_VISIBLE_NEARNESS = 0.04;

/** The surface between the blocks. */
function drawBase(projection: Projection, cylinder: Cylinder, tread: Tread): string {
  const base = 1 - tread.depth;
  const hasBlocks = tread.blocks.length > 0;
  const step = tread.isDetailed ? DETAILED_STEP : COARSE_STEP;
  // Blocks hide the curve between the shoulders, so one face from shoulder to shoulder suffices.
  const rows = hasBlocks && !tread.isDetailed ? [-1, 1] : [-1, -0.5, 0.5, 1];
  let faces = '';
  for (let angle = 0; angle < 360; angle += step) {
    const middle = angle + step / 2;
    if (computeNearness(projection, middle) <= MIN_FACE_NEARNESS) continue;
    for (const [i, across] of rows.slice(0, -1).entries()) {
      const nextAcross = rows[i + 1] ?? 1;
      const fill = shadeRubber(projection, middle, 18, hasBlocks ? 44 : 70);
      const path = projection.tracePath([
        toPoint(cylinder, angle, across, base * computeCrown(across)),
        toPoint(cylinder, angle + step, across, base * computeCrown(across)),
        toPoint(cylinder, angle + step, nextAcross, base * computeCrown(nextAcross)),
        toPoint(cylinder, angle, nextAcross, base * computeCrown(nextAcross)),
      ]);
      faces += `<path d="${path}" fill="${fill}" stroke="${fill}"/>`;
    }
  }
  return faces;
}

function drawGrooves(projection: Projection, cylinder: Cylinder, tread: Tread): string {
  const angles = listVisibleAngles(projection);
  return (tread.grooves ?? [])
    .map(([across, width]) => {
      const share = (1 - tread.depth) * computeCrown(across);
      const createEdge = (offset: number) =>
        angles.map((angle) => toPoint(cylinder, angle, across + offset, share));
      const outline = [...createEdge(-width / 2), ...createEdge(width / 2).reverse()];
      return `<path d="${projection.tracePath(outline)}" fill="#08090a"/>`;
    })
    .join('');
}

/** The first continuous range of angles whose points face the viewer, in steps of `GROOVE_STEP` degrees. */
function listVisibleAngles(projection: Projection): number[] {
  const visible: number[] = [];
  for (let angle = -180; angle < 360; angle += GROOVE_STEP)
    if (computeNearness(projection, angle) > MIN_VISIBLE_NEARNESS) visible.push(angle);
  const gapIndex = visible.findIndex(
    (angle, i) => i > 0 && angle - (visible[i - 1] ?? angle) > GROOVE_STEP,
  );
  return gapIndex === -1 ? visible : visible.slice(0, gapIndex);
}

const GROOVE_STEP = 9;

function drawBlocks(projection: Projection, cylinder: Cylinder, tread: Tread): string {
  const base = 1 - tread.depth;
  return tread.blocks
    .map((block) => ({ block, angle: computeMeanAngle(block) }))
    .filter(({ angle }) => computeNearness(projection, angle) > MIN_VISIBLE_NEARNESS)
    .sort((a, b) => computeNearness(projection, a.angle) - computeNearness(projection, b.angle))
    .map(({ block, angle }) => {
      const foot = block.map(([a, across]) =>
        toPoint(cylinder, a, across, base * computeCrown(across)),
      );
      const top = block.map(([a, across]) => toPoint(cylinder, a, across, computeCrown(across)));
      return markup`<path d="${traceHull(projection, [...foot, ...top])}" fill="#0b0c0d"/><path d="${projection.tracePath(top)}" fill="${shadeRubber(projection, angle, 36, 96)}"/>`;
    })
    .join('');
}

const computeMeanAngle = (block: TreadBlock): number =>
  block.reduce((sum, [angle]) => sum + angle, 0) / block.length;

/** A point at this angle and position across. `share` is its distance from the axle as a fraction of the radius. */
const toPoint = (cylinder: Cylinder, angle: number, across: number, share: number): Point => {
  const radians = toRadians(angle);
  const r = cylinder.r * share;
  const z = (cylinder.z0 + cylinder.z1) / 2 + ((cylinder.z1 - cylinder.z0) / 2) * across;
  return [cylinder.cx + r * Math.cos(radians), cylinder.cy + r * Math.sin(radians), z];
};

/** Radius at a position across, as a fraction of the tyre's radius. The shoulders are 4.5 % lower than the middle. */
const computeCrown = (across: number): number => 1 - 0.045 * across * across;

const computeNearness = (projection: Projection, angle: number): number => {
  const radians = toRadians(angle);
  return projection.computeNearness([Math.cos(radians), Math.sin(radians), 0]);
};

/** A grey between two brightnesses (0 to 255), which depends on the light from above and on the nearness. */
const shadeRubber = (
  projection: Projection,
  angle: number,
  darkest: number,
  brightest: number,
): string => {
  const light = Math.max(0, 0.35 - 0.65 * Math.sin(toRadians(angle)));
  const glow = light * 0.75 + 0.25 * computeNearness(projection, angle);
  const grey = Math.round(darkest + (brightest - darkest) * Math.min(1, glow));
  const toHex = (value: number) => value.toString(16).padStart(2, '0');
  return `#${toHex(grey)}${toHex(grey + 3)}${toHex(grey + 5)}`;
};

/** Convex hull of the projected points, as a path (monotone chain algorithm). */
function traceHull(projection: Projection, points: readonly Point[]): string {
  const spots = points
    .map((point) => projection.toSpot(point))
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const hull = [...createHalfHull(spots), ...createHalfHull(spots.toReversed())];
  return `M${hull.map(([x, y]) => markup`${x} ${y}`).join('L')}Z`;
}

/** The upper or lower half of the hull of sorted spots, without its last spot, which begins the other half. */
function createHalfHull(sortedSpots: readonly Spot[]): Spot[] {
  const hull: Spot[] = [];
  for (const spot of sortedSpots) {
    while (hull.length > 1 && !turnsLeft(hull.at(-2), hull.at(-1), spot)) hull.pop();
    hull.push(spot);
  }
  return hull.slice(0, -1);
}

const turnsLeft = (a: Spot = [0, 0], b: Spot = [0, 0], c: Spot): boolean =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;

/**
 * Ends of the blocks on the tyre's near side, as a path in x and y. `foot` is the radius of their inner ends, as a
 * fraction of the tyre's radius.
 */
export function traceShoulder(cylinder: Cylinder, tread: Tread, foot: number): string {
  const formatSpot = (angle: number, share: number) => {
    const [x, y] = toPoint(cylinder, angle, 1, share);
    return markup`${x} ${y}`;
  };
  return tread.blocks
    .map((block) => block.filter(([, across]) => across === 1))
    .filter((shoulderCorners) => shoulderCorners.length > 0)
    .map((shoulderCorners) => {
      const [from = 0, to = 0] = shoulderCorners.map(([angle]) => angle);
      const lean = (to - from) * 0.35;
      return `M${formatSpot(from, computeCrown(1))}L${formatSpot(to, computeCrown(1))}L${formatSpot(to - lean, foot)}L${formatSpot(from - lean, foot)}Z`;
    })
    .join('');
}

/**
 * Lugs of a driven tyre: two rows that form arrows. `count` is the number per row, `lean` the angle in degrees from the
 * outer to the inner end, `thickness` the width as a fraction of the spacing, and `gap` the position across of the
 * inner end.
 */
export function createArrowLugs(
  count: number,
  lean: number,
  thickness = 0.42,
  gap = 0.06,
): TreadBlock[] {
  const step = 360 / count;
  const createLug = (side: 1 | -1, start: number): TreadBlock => [
    [start, side],
    [start + step * thickness, side],
    [start + lean + step * thickness * 0.8, side * gap],
    [start + lean, side * gap],
  ];
  return Array.from({ length: count }, (_, i) => [
    createLug(1, i * step),
    createLug(-1, i * step + step / 2),
  ]).flat();
}
