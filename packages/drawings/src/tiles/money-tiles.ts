import { markup } from '../markup.ts';
import { selectPaint } from '../paint.ts';
import { drawBanknotes, drawCoin, drawRupeeSign } from '../parts/draw-coin.ts';
import { moveToGround } from '../parts/move-to-ground.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { drawTractorSide } from '../tractor/draw-tractor-side.ts';

/** A road with a milestone that shows a rupee sign. */
export const drawOnRoadPrice = (defs: SvgDefs): string =>
  `<path d="M170 600L352 300H448L800 600Z" fill="#5c6367"/><path d="M394 316h20l8 40h-32zM384 392h44l12 62h-62zM370 494h74l18 106H352z" fill="#f7f3e3"/>` +
  moveToGround(drawTractorSide(defs, { paint: selectPaint(3) }), 520, 440, 0.66) +
  `<path d="M40 560V300Q40 210 124 210T208 300V560Z" fill="#fffdf6" stroke="#c9c0a6" stroke-width="5"/><path d="M40 320V300Q40 210 124 210T208 300V320Z" fill="#ffb81c"/><g transform="translate(124 440) scale(1.700)">${drawRupeeSign('#14201a')}</g>`;

export const drawLoan = (defs: SvgDefs): string =>
  moveToGround(drawTractorSide(defs, { paint: selectPaint(0), nose: 'round' }), 350, 460, 0.78) +
  drawBanknotes(470, 540, 4) +
  drawCoin(defs, 440, 500, 0.95) +
  drawCoin(defs, 650, 402, 0.8);

/** Fill colours of the keys, row by row. */
const KEY_COLOURS = [
  '#f2efe4',
  '#f2efe4',
  '#7f9a86',
  '#f2efe4',
  '#f2efe4',
  '#7f9a86',
  '#f2efe4',
  '#f2efe4',
  '#ffb81c',
];

const KEYS_MARKUP = KEY_COLOURS.map(
  (colour, i) =>
    markup`<rect x="${236 + (i % 3) * 92}" y="${246 + Math.floor(i / 3) * 92}" width="74" height="70" rx="14" fill="${colour}"/>`,
).join('');

/** A calculator on a bank's passbook. */
export const drawCalculator = (defs: SvgDefs): string =>
  `<g transform="rotate(9 560 340)"><path d="M430 130H720V540H430Z" fill="#fffdf6" stroke="#c9c0a6" stroke-width="4"/><path d="M430 130H720V180H430Z" fill="#b9542a"/><path d="M560 230H690M560 280H690M560 330H690M560 380H690M560 430H660" stroke="#b9b4a2" stroke-width="14" stroke-linecap="round"/></g><rect x="200" y="72" width="330" height="480" rx="36" fill="#1b2f25"/><rect x="200" y="60" width="330" height="480" rx="36" fill="#2c4a3a"/><rect x="236" y="98" width="258" height="112" rx="14" fill="#dbe7d6"/><g transform="translate(284 156) scale(1.050)">${drawRupeeSign('#233d30', 9)}</g><path d="M352 138H464M388 176H464" stroke="#233d30" stroke-width="16" stroke-linecap="round"/>${KEYS_MARKUP}` +
  drawCoin(defs, 648, 486, 0.95);
