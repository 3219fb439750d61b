import { moveTo } from '../../markup.ts';
import type { Sheet } from '../../sheet.ts';
import { tyre } from '../../tyres/index.ts';
import { type Pattern, TYRE_PATTERNS } from '../../tyres/tyre-patterns.ts';
import { type Clip, during, ease } from '../clip.ts';

/** The same pattern, rolled on by some degrees. */
const rolled = (pattern: Pattern, degrees: number): Pattern => ({
  ...pattern,
  tread: {
    ...pattern.tread,
    blocks: pattern.tread.blocks.map((block) =>
      block.map(([angle, across]) => [angle + degrees, across] as const),
    ),
  },
});

function drawTread(sheet: Sheet, position: string, index: number, t: number, from: number): string {
  const pattern = TYRE_PATTERNS.get(position)?.[index];
  if (pattern === undefined) return '';
  const strength = during(t, from, from + 4.9, 0.5);
  if (strength <= 0) return '';
  const angle = 22 + 46 * ease(t, from + 0.6, from + 3);
  const body = tyre(sheet, rolled(pattern, (t - from) * 24), angle, 6);
  return `<g opacity="${strength.toFixed(2)}">${moveTo(body, -80, 330, 1.1)}</g>`;
}

const frame = (sheet: Sheet, t: number): string =>
  `<path d="M0 0H720V1280H0Z" fill="${sheet.linear('down', [0, '#dbe8ea'], [0.7, '#f7f6f1'], [1, '#cfd3c6'])}"/><path d="M0 900Q180 872 360 892T720 880V1280H0Z" fill="#1d3a28" fill-opacity=".1"/>` +
  drawTread(sheet, 'rear', 0, t, -0.5) +
  drawTread(sheet, 'front', 1, t, 4.6);

/** Rear lugs and front ribs, side by side in time. */
export const treads: Clip = { name: 'treads', seconds: 9, poster: 2.6, upright: true, frame };
