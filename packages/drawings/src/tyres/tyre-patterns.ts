import { createArrowLugs, type Tread, type TreadBlock } from '../solid/draw-running-surface.ts';

export interface TyrePattern {
  readonly tread: Tread;
  /** Width of the tyre as a fraction of its radius. */
  readonly widthShare: number;
  /** Radius of the hole for the rim, as a fraction of the tyre's radius. */
  readonly rimShare: number;
}

const repeatAround = (
  count: number,
  createBlocks: (angle: number, step: number) => TreadBlock[],
): TreadBlock[] =>
  Array.from({ length: count }, (_, i) => createBlocks((i * 360) / count, 360 / count)).flat();

/** Blocks along both shoulders of a ribbed tyre. */
const createNotches = (count: number): TreadBlock[] =>
  repeatAround(count, (angle, step) =>
    [-1, 1].map(
      (side): TreadBlock => [
        [angle, side],
        [angle + step * 0.62, side],
        [angle + step * 0.62, side * 0.64],
        [angle, side * 0.64],
      ],
    ),
  );

/** Low bars across the tread, as on tyres for roads and loaders. */
const createBars = (count: number): TreadBlock[] =>
  repeatAround(count, (angle, step) => [
    [
      [angle, 1],
      [angle + step * 0.6, 1],
      [angle + step * 0.75, 0.1],
      [angle + step * 0.15, 0.1],
    ],
    [
      [angle + step * 0.5, -1],
      [angle + step * 1.1, -1],
      [angle + step * 0.95, -0.1],
      [angle + step * 0.35, -0.1],
    ],
  ]);

/** Ribs that steer. The last tyre, for a driven front axle, has lugs. */
const FRONT_PATTERNS: readonly TyrePattern[] = [
  {
    tread: {
      blocks: [],
      grooves: [
        [-0.45, 0.16],
        [0.45, 0.16],
      ],
      depth: 0.02,
    },
    widthShare: 0.5,
    rimShare: 0.52,
  },
  {
    tread: {
      blocks: [],
      grooves: [
        [-0.6, 0.12],
        [0, 0.12],
        [0.6, 0.12],
      ],
      depth: 0.02,
    },
    widthShare: 0.56,
    rimShare: 0.54,
  },
  {
    tread: {
      blocks: createNotches(30),
      grooves: [
        [-0.42, 0.18],
        [0.42, 0.18],
      ],
      depth: 0.025,
    },
    widthShare: 0.52,
    rimShare: 0.52,
  },
  {
    tread: { blocks: createArrowLugs(22, 11, 0.44, 0.02), depth: 0.06 },
    widthShare: 0.54,
    rimShare: 0.54,
  },
];

const REAR_PATTERNS: readonly TyrePattern[] = [
  {
    tread: { blocks: createArrowLugs(20, 15, 0.4, 0.04), depth: 0.075 },
    widthShare: 0.6,
    rimShare: 0.56,
  },
  {
    tread: { blocks: createArrowLugs(24, 11, 0.4, 0.1), depth: 0.065 },
    widthShare: 0.54,
    rimShare: 0.58,
  },
  {
    tread: { blocks: createArrowLugs(17, 20, 0.36, -0.06), depth: 0.095 },
    widthShare: 0.64,
    rimShare: 0.55,
  },
  { tread: { blocks: createBars(24), depth: 0.045 }, widthShare: 0.62, rimShare: 0.55 },
];

export const TYRE_PATTERNS: ReadonlyMap<string, readonly TyrePattern[]> = new Map([
  ['front', FRONT_PATTERNS],
  ['rear', REAR_PATTERNS],
]);
