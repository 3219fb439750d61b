import type { Point, Projection } from './projection.ts';

type Outline = readonly (readonly [x: number, y: number])[];
/** One outline at one z. All sections of a solid have the same number of points. */
export type Section = readonly [z: number, outline: Outline];

const computeNormal = (face: readonly Point[]): Point => {
  let [x, y, z] = [0, 0, 0];
  for (const [i, a] of face.entries()) {
    const b = face[(i + 1) % face.length] ?? a;
    x += (a[1] - b[1]) * (a[2] + b[2]);
    y += (a[2] - b[2]) * (a[0] + b[0]);
    z += (a[0] - b[0]) * (a[1] + b[1]);
  }
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
};

const computeCentre = (face: readonly Point[]): Point => {
  const sum = face.reduce<Point>((s, p) => [s[0] + p[0], s[1] + p[1], s[2] + p[2]], [0, 0, 0]);
  return [sum[0] / face.length, sum[1] / face.length, sum[2] / face.length];
};

const turnsRight = (outline: Outline): boolean =>
  outline.reduce((sum, [x, y], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length] ?? [x, y];
    return sum + (x * ny - nx * y);
  }, 0) > 0;

function listFaces(sections: readonly Section[]): Point[][] {
  const rings = sections.map(([z, outline]): Point[] => {
    const ring = outline.map(([x, y]): Point => [x, y, z]);
    return turnsRight(outline) ? ring : ring.reverse();
  });
  const faces: Point[][] = [];
  for (const [k, ring] of rings.slice(0, -1).entries()) {
    const next = rings[k + 1] ?? ring;
    for (const [i, a] of ring.entries()) {
      const j = (i + 1) % ring.length;
      faces.push([a, ring[j] ?? a, next[j] ?? a, next[i] ?? a]);
    }
  }
  faces.push([...(rings[0] ?? [])].reverse(), rings.at(-1) ?? []);
  return faces;
}

/** Draws a body that connects its sections, which are sorted by z. Faces turned away from the viewer are omitted. */
export function drawSolid(
  projection: Projection,
  colour: string,
  sections: readonly Section[],
): string {
  const visibleFaces = listFaces(sections)
    .map((face) => ({ face, normal: computeNormal(face) }))
    .filter(({ normal }) => projection.computeNearness(normal) > 0.01)
    .sort(
      (a, b) =>
        projection.computeNearness(computeCentre(a.face)) -
        projection.computeNearness(computeCentre(b.face)),
    )
    .map(({ face, normal }) => ({
      d: projection.tracePath(face),
      fill: projection.shadeFace(normal, colour),
    }));
  // A stroke of the same colour closes the hairline between neighbours.
  return visibleFaces
    .map(({ d, fill }, i) => {
      const head =
        fill === visibleFaces[i - 1]?.fill ? '' : `<path fill="${fill}" stroke="${fill}" d="`;
      const foot = fill === visibleFaces[i + 1]?.fill ? '' : '"/>';
      return head + d + foot;
    })
    .join('');
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
  anchor: readonly [number, number],
  share: number,
): Section[] => {
  const small = outline.map(([x, y]) => shrinkTowards([x, y], anchor, share));
  const middling = outline.map(([x, y]) => shrinkTowards([x, y], anchor, 1 - (1 - share) * 0.3));
  return [
    [-half, small],
    [-half + bevel * 0.35, middling],
    [-half + bevel, outline],
    [half - bevel, outline],
    [half - bevel * 0.35, middling],
    [half, small],
  ];
};

const shrinkTowards = (
  [x, y]: readonly [number, number],
  [ax, ay]: readonly [number, number],
  share: number,
): readonly [number, number] => [ax + (x - ax) * share, ay + (y - ay) * share];
