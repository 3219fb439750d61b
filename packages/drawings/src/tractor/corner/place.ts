import { markup } from '../../markup.ts';
import { box, extruded, softened, solid } from '../../solid/solid.ts';
import type { Point, Stage } from '../../solid/stage.ts';
import type { Shape } from '../shape.ts';
import { line } from './line.ts';

/** Platform and dashboard. */
export function platform(stage: Stage, s: Shape): string {
  const { rx, dash, floor, hoodTop } = s;
  const half = s.size === 'mini' ? 58 : 76;
  return (
    box(stage, '#33393d', [rx - 20, floor - 6, -half], [dash + 8, floor + 8, half]) +
    box(stage, '#2b3033', [dash - 50, floor + 34, half - 26], [dash - 8, floor + 44, half - 2]) +
    extruded(
      stage,
      '#2b3033',
      [
        [dash - 34, hoodTop - 10],
        [dash + 6, hoodTop - 6],
        [dash + 2, floor],
        [dash - 22, floor],
      ],
      -30,
      30,
    )
  );
}

export function steeringWheel(stage: Stage, s: Shape): string {
  const [cx, cy] = [s.dash - 47, s.hoodTop - 40];
  const rim = Array.from({ length: 25 }, (_, i): Point => {
    const a = (i * 15 * Math.PI) / 180;
    return [cx + 25 * Math.cos(a), cy - 17 * Math.cos(a), 30 * Math.sin(a)];
  });
  return (
    line(
      stage,
      [
        [s.dash - 22, s.hoodTop - 4, 0],
        [cx, cy, 0],
      ],
      6,
      '#1c1f21',
    ) +
    line(stage, [rim[6] ?? [0, 0, 0], [cx, cy, 0], rim[18] ?? [0, 0, 0]], 4, '#1c1f21') +
    markup`<path d="${stage.path(rim)}" fill="none" stroke="#15181a" stroke-width="7"/>`
  );
}

export function seat(stage: Stage, s: Shape): string {
  const x = s.rx + s.rear * 0.18;
  const y = s.fenderTop + 44;
  const back = [
    [x - 10, y - 2],
    [x - 30, y - 72],
    [x - 20, y - 82],
    [x - 9, y - 72],
    [x + 6, y - 14],
  ] as const;
  const cushion = [
    [x - 10, y - 24],
    [x + 50, y - 32],
    [x + 62, y - 20],
    [x + 50, y - 4],
    [x - 6, y + 4],
  ] as const;
  const backrest = solid(stage, '#2b3033', softened(back, 33, 12, [x - 12, y - 30], 0.86));
  const bench = solid(stage, '#2b3033', softened(cushion, 34, 10, [x + 20, y - 14], 0.88));
  const foot = box(stage, '#1c1f21', [x, y - 4, -18], [x + 40, s.floor - 6, 18]);
  return foot + (stage.frontFirst ? backrest + bench : bench + backrest);
}

/** The roll-over bar. */
export function rollBar(stage: Stage, s: Shape): string {
  const foot = s.rx - s.rear * 0.42;
  const head = s.rx - s.rear * 0.5;
  const half = s.size === 'mini' ? 48 : 62;
  const top = s.fenderTop - 130;
  return line(
    stage,
    [
      [foot, s.fenderTop + 30, -half],
      [head, top + 12, -half],
      [head, top, -half + 12],
      [head, top, half - 12],
      [head, top + 12, half],
      [foot, s.fenderTop + 30, half],
    ],
    12,
  );
}
