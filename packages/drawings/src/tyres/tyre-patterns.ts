import { arrowLugs, type Block, type Tread } from '../solid/roller.ts';

export interface Pattern {
  readonly tread: Tread;
  /** Width of the tyre as a share of its radius. */
  readonly wide: number;
  /** Where the rim begins, as a share of the radius. */
  readonly hole: number;
}

const round = (count: number, block: (a: number, step: number) => Block[]): Block[] =>
  Array.from({ length: count }, (_, i) => block((i * 360) / count, 360 / count)).flat();

/** Ribs with notched shoulders. */
const notches = (count: number): Block[] =>
  round(count, (a, step) =>
    [-1, 1].map(
      (side): Block => [
        [a, side],
        [a + step * 0.62, side],
        [a + step * 0.62, side * 0.64],
        [a, side * 0.64],
      ],
    ),
  );

/** Low bars straight across, for road and loader work. */
const bars = (count: number): Block[] =>
  round(count, (a, step) => [
    [
      [a, 1],
      [a + step * 0.6, 1],
      [a + step * 0.75, 0.1],
      [a + step * 0.15, 0.1],
    ],
    [
      [a + step * 0.5, -1],
      [a + step * 1.1, -1],
      [a + step * 0.95, -0.1],
      [a + step * 0.35, -0.1],
    ],
  ]);

/** Front tyres: ribs that steer. */
const FRONT_PATTERNS: readonly Pattern[] = [
  {
    tread: {
      blocks: [],
      grooves: [
        [-0.45, 0.16],
        [0.45, 0.16],
      ],
      depth: 0.02,
    },
    wide: 0.5,
    hole: 0.52,
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
    wide: 0.56,
    hole: 0.54,
  },
  {
    tread: {
      blocks: notches(30),
      grooves: [
        [-0.42, 0.18],
        [0.42, 0.18],
      ],
      depth: 0.025,
    },
    wide: 0.52,
    hole: 0.52,
  },
  { tread: { blocks: arrowLugs(22, 11, 0.44, 0.02), depth: 0.06 }, wide: 0.54, hole: 0.54 },
];

/** Rear tyres: lugs that pull. */
const REAR_PATTERNS: readonly Pattern[] = [
  { tread: { blocks: arrowLugs(20, 15, 0.4, 0.04), depth: 0.075 }, wide: 0.6, hole: 0.56 },
  { tread: { blocks: arrowLugs(24, 11, 0.4, 0.1), depth: 0.065 }, wide: 0.54, hole: 0.58 },
  { tread: { blocks: arrowLugs(17, 20, 0.36, -0.06), depth: 0.095 }, wide: 0.64, hole: 0.55 },
  { tread: { blocks: bars(24), depth: 0.045 }, wide: 0.62, hole: 0.55 },
];

export const TYRE_PATTERNS: ReadonlyMap<string, readonly Pattern[]> = new Map([
  ['front', FRONT_PATTERNS],
  ['rear', REAR_PATTERNS],
]);
