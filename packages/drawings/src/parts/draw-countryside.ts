import { markup, repeat } from '../markup.ts';
import type { SvgDefs } from '../svg-defs.ts';

export type Hour = 'morning' | 'noon';
const SKY_GRADIENTS = {
  morning: ['#bcd9de', '#f6ecc9', '#ffe9a8'],
  noon: ['#a6d2ea', '#f4f1dc', '#fff6cf'],
} as const;

/** A row of tree crowns along y. */
function drawTrees(width: number, y: number, size: number, fill: string): string {
  const step = size * 2.1;
  return markup`<g fill="${fill}">${repeat(Math.ceil(width / step) + 1, (i) => {
    const r = size * (0.7 + ((i * 7) % 5) * 0.16);
    const gap = (i * 5) % 7 === 3 ? step * 0.4 : 0;
    return markup`<ellipse cx="${i * step + gap}" cy="${y - ((i * 3) % 4) * size * 0.12}" rx="${r * 1.2}" ry="${r}"/>`;
  })}</g>`;
}

/** Furrows in perspective. `vanishingX` is the x of their vanishing point on the horizon. */
function drawFurrows(width: number, height: number, horizon: number, vanishingX: number): string {
  const count = 34;
  const furrows = repeat(count, (i) => {
    const offset = i - count / 2;
    const horizonX = vanishingX + offset * width * 0.011;
    const bottomX = vanishingX + offset * width * 0.115;
    return markup`M${horizonX} ${horizon}L${bottomX} ${height}h${width * 0.045}L${horizonX + width * 0.0035} ${horizon}Z`;
  });
  return `<path d="${furrows}" fill="#6b4526" fill-opacity=".3"/>`;
}

export interface Landscape {
  hour?: Hour;
  /** X of the sun and of the furrows' vanishing point, as a fraction of the width. Default 0.6. */
  sun?: number;
  /** `soil` (default) is ploughed, `stubble` a harvested field, `green` a growing crop. */
  ground?: 'soil' | 'stubble' | 'green';
}

const SOIL_COLOURS = {
  soil: ['#a9794f', '#7d5232'],
  stubble: ['#d9b869', '#b68f45'],
  green: ['#93ad5c', '#5f8440'],
} as const;

/** A landscape with sky, hills and trees, and a field below y = `horizon`. */
export function drawCountryside(
  defs: SvgDefs,
  width: number,
  height: number,
  horizon: number,
  landscape: Landscape = {},
): string {
  const sky = SKY_GRADIENTS[landscape.hour ?? 'noon'];
  const soil = SOIL_COLOURS[landscape.ground ?? 'soil'];
  const sunX = width * (landscape.sun ?? 0.6);
  // A hundredth of the width, or less in wide pictures. All heights are multiples of it.
  const unit = Math.min(width, height * 1.6) / 100;
  const box = markup`M0 0H${width}V${horizon + 4}H0Z`;
  return (
    markup`<path d="${box}" fill="${defs.addLinearGradient('down', [0, sky[0]], [1, sky[1]])}"/><circle cx="${sunX}" cy="${horizon - unit * 8}" r="${unit * 30}" fill="${defs.addRadialGradient([0, sky[2], 1], [0.22, sky[2], 0.75], [1, sky[2], 0])}"/>
<path d="M0 ${horizon - unit * 5}Q${width * 0.2} ${horizon - unit * 13} ${width * 0.42} ${horizon - unit * 5}T${width * 0.8} ${horizon - unit * 7}T${width} ${horizon - unit * 6}V${horizon + 4}H0Z" fill="#c3cda0" fill-opacity=".8"/>` +
    drawTrees(width, horizon - unit * 2.4, unit * 1.5, '#a5b77c') +
    markup`<path d="M0 ${horizon - unit * 2}Q${width * 0.3} ${horizon - unit * 3.4} ${width * 0.55} ${horizon - unit * 1.8}T${width} ${horizon - unit * 2.2}V${horizon + 4}H0Z" fill="#9db06a"/>` +
    drawTrees(width, horizon - unit * 1.2, unit * 2.4, '#6d8a4a') +
    markup`<path d="M0 ${horizon}H${width}V${height}H0Z" fill="${defs.addLinearGradient('down', [0, soil[0]], [1, soil[1]])}"/>` +
    drawFurrows(width, height, horizon, sunX) +
    markup`<path d="M0 ${horizon}H${width}v${unit * 0.7}H0Z" fill="#8aa052"/>`
  );
}
