import { createDrawing, type Drawing } from '../drawing.ts';
import { markup, repeat } from '../markup.ts';
import { darken, lighten } from '../mix.ts';
import { hashSeed, type Paint, selectPaint } from '../paint.ts';
import { drawCountryside } from '../parts/draw-countryside.ts';
import { drawShadow, drawStudio } from '../parts/draw-studio.ts';
import { drawWheel } from '../parts/draw-wheel.ts';
import { drawPin, drawPlate, drawRod, drawTube } from '../parts/metal.ts';
import type { SvgDefs } from '../svg-defs.ts';

type Load = 'empty' | 'sacks' | 'straw';

const SACK_PATH = 'M-46 0Q-58 -44 -34 -60Q0 -72 34 -60Q58 -44 46 0Q0 10 -46 0Z';

const LOAD_DRAWERS: Record<Load, () => string> = {
  empty: () => '',
  sacks: () =>
    repeat(2, (row) =>
      repeat(
        5 - row,
        (i) =>
          markup`<g transform="translate(${280 + row * 48 + i * 96} ${318 - row * 52})"><path d="${SACK_PATH}" fill="#e2c690" stroke="#a3834a" stroke-width="3"/><path d="M-30 -46q30 8 60 0M-20 -60l-6 -12h16zM20 -60l6 -12h-16z" stroke="#a3834a" stroke-width="3" fill="#e2c690"/></g>`,
      ),
    ),
  straw: () =>
    `<path d="M212 320Q190 220 280 190Q340 120 450 140Q560 110 640 190Q740 220 716 320Z" fill="#dcb253"/><path d="M250 280q40 -60 90 -60M330 210q60 -46 120 -30M520 190q70 10 100 60M420 280q60 -50 140 -40M300 300q30 -30 60 -34M600 300q40 -20 60 -50" stroke="#f3dc94" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M240 300q60 -30 90 -70M480 220q60 0 100 40M380 250q30 -30 70 -40" stroke="#a8812c" stroke-width="5" fill="none" stroke-linecap="round"/>`,
};

interface TrolleyOptions {
  load?: Load;
  /** True if a tractor pulls the trolley. Omits the parking leg. */
  isHitched?: boolean;
  /** Rotation of the wheels in degrees. */
  spin?: number;
}

/** Side view of a farm trolley with its drawbar on the left. */
export function drawTrolley(defs: SvgDefs, paint: Paint, style: TrolleyOptions = {}): string {
  const spin = style.spin ?? 0;
  const edge = darken(paint.body, 0.6);
  return (
    drawShadow(defs, 430, 534, 330) +
    LOAD_DRAWERS[style.load ?? 'empty']() +
    drawTube('M50 452L130 440L214 424', 15, '#3a4045') +
    drawPin(50, 454, 11) +
    (style.isHitched ? '' : drawRod('M112 446V520M96 522h32', 9)) +
    drawTube('M206 424H742', 20, darken(paint.body, 0.45)) +
    drawPlate('M196 300H752V412H196Z', defs.addPaintGradient(paint.body), edge) +
    `<path d="M196 338H752M196 376H752" stroke="${edge}" stroke-opacity=".5" stroke-width="3"/>` +
    repeat(7, (i) =>
      drawPlate(markup`M${198 + i * 89.5} 290h16v128h-16z`, lighten(paint.body, 0.12), edge, 1.5),
    ) +
    markup`<path d="M322 344h220v24h-220z" fill="${paint.accent}"/>` +
    drawPlate('M188 288H760V304H188ZM188 410H760V426H188Z', darken(paint.body, 0.3), edge, 1.5) +
    `<path d="M738 392h14v16h-14z" fill="#d7263d"/>` +
    drawPlate('M372 430H620L600 470H392Z', defs.addIronGradient()) +
    drawWheel(defs, 416, 462, 72, { rim: paint.rim, tread: 'rib', spin }) +
    drawWheel(defs, 576, 462, 72, { rim: paint.rim, tread: 'rib', spin })
  );
}

/**
 * Draws a trolley. The id is a seed, which selects paint and load. View `side` is empty in a studio, `field` is loaded
 * on a field. Null for an invalid id or view.
 */
export function drawTrailer(id: string, view: string): Drawing | null {
  if (!/^[a-z0-9-]{1,80}$/.test(id) || (view !== 'side' && view !== 'field')) return null;
  const seed = hashSeed(id);
  const load = (seed >> 4) % 2 === 0 ? 'sacks' : 'straw';
  return createDrawing(800, 600, (defs) =>
    view === 'side'
      ? drawStudio(defs) + drawTrolley(defs, selectPaint(seed))
      : drawCountryside(defs, 800, 600, 390, { ground: 'stubble' }) +
        drawTrolley(defs, selectPaint(seed), { load }),
  );
}
