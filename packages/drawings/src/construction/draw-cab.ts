import { markup, repeat } from '../markup.ts';
import { darken } from '../mix.ts';
import type { Paint } from '../paint.ts';
import { drawPlate } from '../parts/metal.ts';
import type { SvgDefs } from '../svg-defs.ts';

/** A panel with the path `d` in the machine's paint, darkened by `shade` from 0 to 1. */
export const drawPanel = (defs: SvgDefs, paint: Paint, d: string, shade = 0): string =>
  drawPlate(
    d,
    defs.addPaintGradient(shade === 0 ? paint.body : darken(paint.body, shade)),
    darken(paint.body, 0.6),
  );

/** A glass cab with its upper left corner at x,y. Its windscreen slants by `lean` user units. */
export function drawCab(
  defs: SvgDefs,
  paint: Paint,
  outline: { x: number; y: number; width: number; height: number; lean: number },
): string {
  const { x, y, width, height, lean } = outline;
  const glass = defs.addLinearGradient('slant', [0, '#d6eaf1'], [1, '#7fa7b5']);
  const floor = y + height;
  return (
    markup`<path d="M${x + 6} ${y + 14}H${x + width - 8 - lean}L${x + width} ${floor - 6}H${x}Z" fill="${glass}" stroke="#1f2326" stroke-width="8" stroke-linejoin="round"/><path d="M${x + width * 0.48} ${y + 14}V${floor - 6}M${x} ${floor - height * 0.36}H${x + width * 0.48}" stroke="#1f2326" stroke-width="6"/><path d="M${x + 20} ${y + 24}h${width * 0.2}l-${width * 0.12} ${height * 0.44}h-${width * 0.1}z" fill="#fff" fill-opacity=".34"/><path d="M${x + width * 0.24} ${floor - 8}V${floor - height * 0.56}q4 -14 16 -6l10 ${height * 0.28}h30v${height * 0.28}z" fill="#1e2225" fill-opacity=".8"/>` +
    drawPanel(
      defs,
      paint,
      markup`M${x - 10} ${y + 14}Q${x - 8} ${y - 8} ${x + 22} ${y - 10}H${x + width - 30 - lean}Q${x + width + 6 - lean} ${y - 8} ${x + width + 8 - lean} ${y + 14}Z`,
    )
  );
}

/** A crawler track of height 2r on the ground. Its ends are half circles around x0 and x1. */
export function drawCrawlerTrack(x0: number, x1: number, ground: number, r: number): string {
  const y = ground - r;
  const dashGap = Math.round((x1 - x0) / 24);
  const rollers = Math.floor((x1 - x0 - 70) / 56);
  return markup`<rect x="${x0 - r}" y="${y - r}" width="${x1 - x0 + 2 * r}" height="${2 * r}" rx="${r}" fill="#24282b" stroke="#101213" stroke-width="5"/><rect x="${x0 - r}" y="${y - r}" width="${x1 - x0 + 2 * r}" height="${2 * r}" rx="${r}" fill="none" stroke="#5a6267" stroke-width="9" stroke-dasharray="15 9"/><rect x="${x0 - r + 16}" y="${y - r + 16}" width="${x1 - x0 + 2 * r - 32}" height="${2 * r - 32}" rx="${r - 16}" fill="#3a4044"/><path d="M${x0} ${y - r + 20}H${x1}" stroke="#6b7378" stroke-width="4" stroke-dasharray="24 ${dashGap}"/><g fill="#8c959b" stroke="#15181a" stroke-width="5"><circle cx="${x0}" cy="${y}" r="${r * 0.56}"/><circle cx="${x1}" cy="${y}" r="${r * 0.56}"/></g><g fill="#22272a"><circle cx="${x0}" cy="${y}" r="${r * 0.22}"/><circle cx="${x1}" cy="${y}" r="${r * 0.22}"/>${repeat(rollers, (i) => markup`<circle cx="${x0 + 62 + i * 56}" cy="${ground - 26}" r="13" stroke="#8c959b" stroke-width="4"/>`)}</g>`;
}

/** Ventilation slats: `count` lines 13 apart, downwards from x,y. */
export const drawSlats = (x: number, y: number, width: number, count: number): string =>
  markup`<path d="${repeat(count, (i) => markup`M${x} ${y + i * 13}h${width}`)}" stroke="#1b1e20" stroke-width="6" stroke-linecap="round"/>`;
