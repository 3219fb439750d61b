import type { Point, Projection, Spot } from './projection.ts';

type Outline = readonly Spot[];

/** One outline at one z. All sections of a solid have the same number of points. */
export type Section = readonly [z: number, outline: Outline];

/** Faces that are seen almost edge-on are not drawn. */
const MIN_VISIBLE_NEARNESS = 0.01;

/**
 * A rounded edge has one section between its smallest and its full outline: at 35 % of the bevel, where 30 % of the
 * reduction remains.
 */
const MEDIUM_SECTION = { position: 0.35, reduction: 0.3 };

/** Draws a body that connects its sections, which are sorted by z. Faces turned away from the viewer are omitted. */
export function drawSolid(
  projection: Projection,
  colour: string,
  sections: readonly Section[],
): string {
  const visibleFaces = listFaces(sections)
    .map((face) => ({ face, normal: computeNormal(face) }))
    .filter(({ normal }) => projection.computeNearness(normal) > MIN_VISIBLE_NEARNESS)
    .sort(
      (a, b) =>
        projection.computeNearness(computeCentre(a.face)) -
        projection.computeNearness(computeCentre(b.face)),
    )
    .map(({ face, normal }) => ({
      path: projection.tracePath(face),
      fill: projection.shadeFace(normal, colour),
    }));
  return joinFaces(visibleFaces);
}

/** Draws a prism with this outline from z0 to z1. */
export const drawExtrusion = (
  projection: Projection,
  colour: string,
  outline: Outline,
  z0: number,
  z1: number,
): string =>
  drawSolid(projection, colour, [
    [z0, outline],
    [z1, outline],
  ]);

/** Draws a box between two opposite corners. */
export const drawBox = (projection: Projection, colour: string, from: Point, to: Point): string =>
  drawExtrusion(
    projection,
    colour,
    [
      [from[0], from[1]],
      [to[0], from[1]],
      [to[0], to[1]],
      [from[0], to[1]],
    ],
    from[2],
    to[2],
  );

/**
 * Sections of a prism from z = -half to half with rounded edges: within `bevel` of both ends the outline shrinks
 * towards `anchor`, to `share` of its size.
 */
export const createBevelledSections = (
  outline: Outline,
  half: number,
  bevel: number,
  anchor: Spot,
  share: number,
): Section[] => {
  const smallest = outline.map((spot) => shrinkTowards(spot, anchor, share));
  const mediumShare = 1 - (1 - share) * MEDIUM_SECTION.reduction;
  const medium = outline.map((spot) => shrinkTowards(spot, anchor, mediumShare));
  return [
    [-half, smallest],
    [-half + bevel * MEDIUM_SECTION.position, medium],
    [-half + bevel, outline],
    [half - bevel, outline],
    [half - bevel * MEDIUM_SECTION.position, medium],
    [half, smallest],
  ];
};

/** Draws successive faces of one colour as one path. A stroke of this colour closes the hairlines between them. */
const joinFaces = (faces: readonly { path: string; fill: string }[]): string =>
  faces
    .map(({ path, fill }, i) => {
      const start = fill === faces[i - 1]?.fill ? '' : `<path fill="${fill}" stroke="${fill}" d="`;
      const end = fill === faces[i + 1]?.fill ? '' : '"/>';
      return start + path + end;
    })
    .join('');

/** The four-sided faces between the sections, and the two ends. Seen from outside, all have the same orientation. */
function listFaces(sections: readonly Section[]): Point[][] {
  const rings = sections.map(([z, outline]): Point[] => {
    const ring = outline.map(([x, y]): Point => [x, y, z]);
    return isClockwise(outline) ? ring : ring.reverse();
  });
  const faces: Point[][] = [];
  for (const [ringIndex, ring] of rings.slice(0, -1).entries()) {
    const nextRing = rings[ringIndex + 1] ?? ring;
    for (const [i, point] of ring.entries()) {
      const next = (i + 1) % ring.length;
      faces.push([point, ring[next] ?? point, nextRing[next] ?? point, nextRing[i] ?? point]);
    }
  }
  faces.push([...(rings[0] ?? [])].reverse(), rings.at(-1) ?? []);
  return faces;
}

/** Unit normal by Newell's method, which also accepts faces that are not quite flat. */
const computeNormal = (face: readonly Point[]): Point => {
  let [x, y, z] = [0, 0, 0];
  for (const [i, point] of face.entries()) {
    const next = face[(i + 1) % face.length] ?? point;
    x += (point[1] - next[1]) * (point[2] + next[2]);
    y += (point[2] - next[2]) * (point[0] + next[0]);
    z += (point[0] - next[0]) * (point[1] + next[1]);
  }
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
};

const computeCentre = (face: readonly Point[]): Point => {
  const [x, y, z] = face.reduce<Point>(
    (sum, point) => [sum[0] + point[0], sum[1] + point[1], sum[2] + point[2]],
    [0, 0, 0],
  );
  return [x / face.length, y / face.length, z / face.length];
};

/** Seen from positive z. The area is positive for clockwise outlines, because y points down. */
const isClockwise = (outline: Outline): boolean => {
  let area = 0;
  for (const [i, [x, y]] of outline.entries()) {
    const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [x, y];
    area += x * nextY - nextX * y;
  }
  return area > 0;
};

const shrinkTowards = ([x, y]: Spot, [anchorX, anchorY]: Spot, share: number): Spot => [
  anchorX + (x - anchorX) * share,
  anchorY + (y - anchorY) * share,
];
