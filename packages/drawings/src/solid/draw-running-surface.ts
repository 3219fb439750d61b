import { markup, toRadians } from '../markup.ts';
import type { Point, Projection } from './projection.ts';

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

const toPoint = (cylinder: Cylinder, angle: number, across: number, share: number): Point => {
  const a = toRadians(angle);
  const r = cylinder.r * share;
  const z = (cylinder.z0 + cylinder.z1) / 2 + ((cylinder.z1 - cylinder.z0) / 2) * across;
  return [cylinder.cx + r * Math.cos(a), cylinder.cy + r * Math.sin(a), z];
};

/** Radius at a position across, as a fraction of the tyre's radius. The shoulders are 4.5 % lower than the middle. */
const computeCrown = (across: number): number => 1 - 0.045 * across * across;

const computeNearness = (projection: Projection, angle: number): number => {
  const a = toRadians(angle);
  return projection.computeNearness([Math.cos(a), Math.sin(a), 0]);
};

const shadeRubber = (projection: Projection, angle: number, from: number, to: number): string => {
  const a = toRadians(angle);
  const glow =
    Math.max(0, 0.35 - 0.65 * Math.sin(a)) * 0.75 + 0.25 * computeNearness(projection, angle);
  const grey = Math.round(from + (to - from) * Math.min(1, glow));
  const hex = (v: number) => v.toString(16).padStart(2, '0');
  return `#${hex(grey)}${hex(grey + 3)}${hex(grey + 5)}`;
};

/** Draws the visible part of a tyre's running surface. */
export function drawRunningSurface(
  projection: Projection,
  cylinder: Cylinder,
  tread: Tread,
): string {
  const base = 1 - tread.depth;
  const step = tread.isDetailed ? 6 : 12;
  // Blocks hide the curve between the shoulders, so one face from shoulder to shoulder suffices.
  const rows = tread.blocks.length > 0 && !tread.isDetailed ? [-1, 1] : [-1, -0.5, 0.5, 1];
  let out = '';
  for (let a = 0; a < 360; a += step) {
    if (computeNearness(projection, a + step / 2) <= -0.12) continue;
    for (const [i, across] of rows.slice(0, -1).entries()) {
      const to = rows[i + 1] ?? 1;
      const fill = shadeRubber(projection, a + step / 2, 18, tread.blocks.length > 0 ? 44 : 70);
      out += `<path d="${projection.tracePath([
        toPoint(cylinder, a, across, base * computeCrown(across)),
        toPoint(cylinder, a + step, across, base * computeCrown(across)),
        toPoint(cylinder, a + step, to, base * computeCrown(to)),
        toPoint(cylinder, a, to, base * computeCrown(to)),
      ])}" fill="${fill}" stroke="${fill}"/>`;
    }
  }
  for (const [across, width] of tread.grooves ?? []) {
    const half = width / 2;
    const arc: number[] = [];
    for (let a = -180; a < 360; a += 9) if (computeNearness(projection, a) > 0.04) arc.push(a);
    const first = arc.findIndex((a, i) => i > 0 && a - (arc[i - 1] ?? a) > 9);
    const run = (first === -1 ? arc : arc.slice(0, first)).slice();
    const outwardEdge = run.map((a) =>
      toPoint(cylinder, a, across - half, base * computeCrown(across)),
    );
    const returnEdge = run
      .reverse()
      .map((a) => toPoint(cylinder, a, across + half, base * computeCrown(across)));
    out += `<path d="${projection.tracePath([...outwardEdge, ...returnEdge])}" fill="#08090a"/>`;
  }
  return out + drawBlocks(projection, cylinder, tread, base);
}

/** Convex hull of the projected points, as a path (monotone chain algorithm). */
function traceHull(projection: Projection, points: readonly Point[]): string {
  const spots = points
    .map((point) => projection.toSpot(point))
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (row: typeof spots) => {
    const hull: typeof spots = [];
    for (const spot of row) {
      while (hull.length > 1 && !turnsLeft(hull.at(-2), hull.at(-1), spot)) hull.pop();
      hull.push(spot);
    }
    return hull.slice(0, -1);
  };
  const edge = [...half(spots), ...half([...spots].reverse())];
  return `M${edge.map(([x, y]) => markup`${x} ${y}`).join('L')}Z`;
}

type Spot = readonly [number, number];
const turnsLeft = (a: Spot = [0, 0], b: Spot = [0, 0], c: Spot): boolean =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;

function drawBlocks(
  projection: Projection,
  cylinder: Cylinder,
  tread: Tread,
  base: number,
): string {
  const middle = (block: TreadBlock) => block.reduce((sum, [a]) => sum + a, 0) / block.length;
  return tread.blocks
    .map((block) => ({ block, angle: middle(block) }))
    .filter(({ angle }) => computeNearness(projection, angle) > 0.04)
    .sort((a, b) => computeNearness(projection, a.angle) - computeNearness(projection, b.angle))
    .map(({ block, angle }) => {
      const foot = block.map(([a, z]) => toPoint(cylinder, a, z, base * computeCrown(z)));
      const top = block.map(([a, z]) => toPoint(cylinder, a, z, computeCrown(z)));
      return markup`<path d="${traceHull(projection, [...foot, ...top])}" fill="#0b0c0d"/><path d="${projection.tracePath(top)}" fill="${shadeRubber(projection, angle, 36, 96)}"/>`;
    })
    .join('');
}

/**
 * Ends of the blocks on the tyre's near side, as a path in x and y. `foot` is the radius of their inner ends, as a
 * fraction of the tyre's radius.
 */
export function traceShoulder(cylinder: Cylinder, tread: Tread, foot: number): string {
  const spot = (angle: number, share: number) => {
    const [x, y] = toPoint(cylinder, angle, 1, share);
    return markup`${x} ${y}`;
  };
  return tread.blocks
    .filter((block) => block.some(([, across]) => across === 1))
    .map((block) => {
      const [a = 0, b = 0] = block.filter(([, across]) => across === 1).map(([angle]) => angle);
      const lean = (b - a) * 0.35;
      return `M${spot(a, computeCrown(1))}L${spot(b, computeCrown(1))}L${spot(b - lean, foot)}L${spot(a - lean, foot)}Z`;
    })
    .join('');
}

/**
 * Lugs of a driven tyre: two rows that form arrows. `count` is the number per row, `lean` the angle in degrees from the
 * outer to the inner end, `thick` the width as a fraction of the spacing, and `gap` the position across of the inner
 * end.
 */
export function createArrowLugs(
  count: number,
  lean: number,
  thick = 0.42,
  gap = 0.06,
): TreadBlock[] {
  const step = 360 / count;
  return Array.from({ length: count }, (_, i): TreadBlock[] => {
    const a = i * step;
    const row = (side: 1 | -1, start: number): TreadBlock => [
      [start, side],
      [start + step * thick, side],
      [start + lean + step * thick * 0.8, side * gap],
      [start + lean, side * gap],
    ];
    return [row(1, a), row(-1, a + step / 2)];
  }).flat();
}
