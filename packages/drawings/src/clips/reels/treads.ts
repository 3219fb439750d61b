import { moveTo } from '../../markup.ts';
import type { SvgDefs } from '../../svg-defs.ts';
import { drawSolidTyre } from '../../tyres/draw-tyre.ts';
import { TYRE_PATTERNS, type TyrePattern } from '../../tyres/tyre-patterns.ts';
import { type Clip, ease, fadeInAndOut } from '../clip.ts';

/** The pattern of a tyre that has rolled by this angle. */
const rotatePattern = (pattern: TyrePattern, degrees: number): TyrePattern => ({
  ...pattern,
  tread: {
    ...pattern.tread,
    blocks: pattern.tread.blocks.map((block) =>
      block.map(([angle, across]) => [angle + degrees, across] as const),
    ),
  },
});

function drawTread(
  defs: SvgDefs,
  position: string,
  index: number,
  t: number,
  from: number,
): string {
  const pattern = TYRE_PATTERNS.get(position)?.[index];
  if (pattern === undefined) return '';
  const strength = fadeInAndOut(t, from, from + 4.9, 0.5);
  if (strength <= 0) return '';
  const angle = 22 + 46 * ease(t, from + 0.6, from + 3);
  const body = drawSolidTyre(defs, rotatePattern(pattern, (t - from) * 24), angle, 6);
  return `<g opacity="${strength.toFixed(2)}">${moveTo(body, -80, 330, 1.1)}</g>`;
}

const drawFrame = (defs: SvgDefs, t: number): string =>
  `<path d="M0 0H720V1280H0Z" fill="${defs.addLinearGradient('down', [0, '#dbe8ea'], [0.7, '#f7f6f1'], [1, '#cfd3c6'])}"/><path d="M0 900Q180 872 360 892T720 880V1280H0Z" fill="#1d3a28" fill-opacity=".1"/>` +
  drawTread(defs, 'rear', 0, t, -0.5) +
  drawTread(defs, 'front', 1, t, 4.6);

/** The lugs of a rear tyre, then the ribs of a front tyre. */
export const treads: Clip = { name: 'treads', seconds: 9, poster: 2.6, upright: true, drawFrame };
