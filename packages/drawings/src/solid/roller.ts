import { markup } from '../markup.ts';
import type { Point, Stage } from './stage.ts';

/** A piece of tread: corners as angle in degrees and place across, -1 at the far edge, 1 at the near. */
export type Block = readonly (readonly [angle: number, across: number])[];

/** All blocks of a tread, and the ring lines cut into it. */
export interface Tread {
  readonly blocks: readonly Block[];
  /** Grooves that run round, as places across and widths. */
  readonly grooves?: readonly (readonly [across: number, width: number])[];
  /** Depth of the blocks as a share of the radius. */
  readonly depth: number;
  /** Drawn large and alone: more faces. */
  readonly isDetailed?: boolean;
}

export interface Roller {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly z0: number;
  readonly z1: number;
}

const at = (roller: Roller, angle: number, across: number, share: number): Point => {
  const a = (angle * Math.PI) / 180;
  const r = roller.r * share;
  const z = (roller.z0 + roller.z1) / 2 + ((roller.z1 - roller.z0) / 2) * across;
  return [roller.cx + r * Math.cos(a), roller.cy + r * Math.sin(a), z];
};

/** The tread is a little lower at its shoulders. */
const crown = (across: number): number => 1 - 0.045 * across * across;

const facing = (stage: Stage, angle: number): number => {
  const a = (angle * Math.PI) / 180;
  return stage.near([Math.cos(a), Math.sin(a), 0]);
};

const shade = (stage: Stage, angle: number, from: number, to: number): string => {
  const a = (angle * Math.PI) / 180;
  const glow = Math.max(0, 0.35 - 0.65 * Math.sin(a)) * 0.75 + 0.25 * facing(stage, angle);
  const grey = Math.round(from + (to - from) * Math.min(1, glow));
  const hex = (v: number) => v.toString(16).padStart(2, '0');
  return `#${hex(grey)}${hex(grey + 3)}${hex(grey + 5)}`;
};

/** The running surface of a tyre as far as it is seen. */
export function running(stage: Stage, roller: Roller, tread: Tread): string {
  const base = 1 - tread.depth;
  const step = tread.isDetailed ? 6 : 12;
  // Between blocks hardly anything is seen of the round between the shoulders.
  const rows = tread.blocks.length > 0 && !tread.isDetailed ? [-1, 1] : [-1, -0.5, 0.5, 1];
  let out = '';
  for (let a = 0; a < 360; a += step) {
    if (facing(stage, a + step / 2) <= -0.12) continue;
    for (const [i, across] of rows.slice(0, -1).entries()) {
      const to = rows[i + 1] ?? 1;
      const fill = shade(stage, a + step / 2, 18, tread.blocks.length > 0 ? 44 : 70);
      out += `<path d="${stage.path([
        at(roller, a, across, base * crown(across)),
        at(roller, a + step, across, base * crown(across)),
        at(roller, a + step, to, base * crown(to)),
        at(roller, a, to, base * crown(to)),
      ])}" fill="${fill}" stroke="${fill}"/>`;
    }
  }
  for (const [across, width] of tread.grooves ?? []) {
    const half = width / 2;
    const arc: number[] = [];
    for (let a = -180; a < 360; a += 9) if (facing(stage, a) > 0.04) arc.push(a);
    const first = arc.findIndex((a, i) => i > 0 && a - (arc[i - 1] ?? a) > 9);
    const run = (first === -1 ? arc : arc.slice(0, first)).slice();
    const outwardEdge = run.map((a) => at(roller, a, across - half, base * crown(across)));
    const returnEdge = run.reverse().map((a) => at(roller, a, across + half, base * crown(across)));
    out += `<path d="${stage.path([...outwardEdge, ...returnEdge])}" fill="#08090a"/>`;
  }
  return out + blocks(stage, roller, tread, base);
}

/** The outer edge of points as they are seen. */
function outer(stage: Stage, points: readonly Point[]): string {
  const spots = points.map((point) => stage.at(point)).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (row: typeof spots) => {
    const hull: typeof spots = [];
    for (const spot of row) {
      while (hull.length > 1 && !left(hull.at(-2), hull.at(-1), spot)) hull.pop();
      hull.push(spot);
    }
    return hull.slice(0, -1);
  };
  const edge = [...half(spots), ...half([...spots].reverse())];
  return `M${edge.map(([x, y]) => markup`${x} ${y}`).join('L')}Z`;
}

type Spot = readonly [number, number];
const left = (a: Spot = [0, 0], b: Spot = [0, 0], c: Spot): boolean =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;

function blocks(stage: Stage, roller: Roller, tread: Tread, base: number): string {
  const middle = (block: Block) => block.reduce((sum, [a]) => sum + a, 0) / block.length;
  return tread.blocks
    .map((block) => ({ block, angle: middle(block) }))
    .filter(({ angle }) => facing(stage, angle) > 0.04)
    .sort((a, b) => facing(stage, a.angle) - facing(stage, b.angle))
    .map(({ block, angle }) => {
      const foot = block.map(([a, z]) => at(roller, a, z, base * crown(z)));
      const top = block.map(([a, z]) => at(roller, a, z, crown(z)));
      return markup`<path d="${outer(stage, [...foot, ...top])}" fill="#0b0c0d"/><path d="${stage.path(top)}" fill="${shade(stage, angle, 36, 96)}"/>`;
    })
    .join('');
}

/** The ends of the blocks on the near shoulder, all round, in x and y. */
export function shoulder(roller: Roller, tread: Tread, foot: number): string {
  const spot = (angle: number, share: number) => {
    const [x, y] = at(roller, angle, 1, share);
    return markup`${x} ${y}`;
  };
  return tread.blocks
    .filter((block) => block.some(([, across]) => across === 1))
    .map((block) => {
      const [a = 0, b = 0] = block.filter(([, across]) => across === 1).map(([angle]) => angle);
      const lean = (b - a) * 0.35;
      return `M${spot(a, crown(1))}L${spot(b, crown(1))}L${spot(b - lean, foot)}L${spot(a - lean, foot)}Z`;
    })
    .join('');
}

/** Lugs of a pulling tyre: two rows that meet like an arrow in the middle. */
export function arrowLugs(count: number, lean: number, thick = 0.42, gap = 0.06): Block[] {
  const step = 360 / count;
  return Array.from({ length: count }, (_, i): Block[] => {
    const a = i * step;
    const row = (side: 1 | -1, start: number): Block => [
      [start, side],
      [start + step * thick, side],
      [start + lean + step * thick * 0.8, side * gap],
      [start + lean, side * gap],
    ];
    return [row(1, a), row(-1, a + step / 2)];
  }).flat();
}
