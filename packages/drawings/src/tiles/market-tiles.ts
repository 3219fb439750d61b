import { drawRotavator } from '../implements/draw-rotavator.ts';
import { mirror } from '../markup.ts';
import { selectPaint } from '../paint.ts';
import { clipToFrame } from '../parts/clip-to-frame.ts';
import { drawCoin } from '../parts/draw-coin.ts';
import { drawCountryside } from '../parts/draw-countryside.ts';
import { drawShadow } from '../parts/draw-studio.ts';
import { drawWheel } from '../parts/draw-wheel.ts';
import { moveToGround } from '../parts/move-to-ground.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { drawTractorSide } from '../tractor/draw-tractor-side.ts';

export const drawNewTractors = (defs: SvgDefs): string =>
  moveToGround(drawTractorSide(defs, { paint: selectPaint(2), top: 'plain' }), 400, 520, 0.98);

/** In a field, like all used tractors, with a price tag on its hood. */
export const drawUsedTractors = (defs: SvgDefs): string => {
  const field = drawCountryside(defs, 800, 600, 330, { sun: 0.3, ground: 'stubble' });
  return (
    field +
    moveToGround(
      drawTractorSide(defs, { paint: selectPaint(6), top: 'canopy', nose: 'classic' }),
      400,
      545,
      0.92,
    ) +
    '<path d="M566 250q20 -30 52 -40" stroke="#14201a" stroke-width="6" fill="none" stroke-linecap="round"/><g transform="rotate(10 640 210)"><path d="M604 200L646 152H780V262H646Z" fill="#fffdf6" stroke="#c9c0a6" stroke-width="4" stroke-linejoin="round"/><circle cx="642" cy="206" r="11" fill="#14201a"/><path d="M674 188H756M674 224H728" stroke="#8a8672" stroke-width="14" stroke-linecap="round"/></g>'
  );
};

export const drawSellTractor = (defs: SvgDefs): string =>
  moveToGround(drawTractorSide(defs, { paint: selectPaint(5) }), 350, 520, 0.84) +
  drawCoin(defs, 668, 150, 1.45) +
  drawCoin(defs, 716, 470, 0.8) +
  drawCoin(defs, 640, 500, 0.8);

export const drawCompare = (defs: SvgDefs): string =>
  moveToGround(drawTractorSide(defs, { paint: selectPaint(5), nose: 'round' }), 210, 500, 0.52) +
  moveToGround(
    mirror(drawTractorSide(defs, { paint: selectPaint(3), isFourWheel: true })),
    590,
    500,
    0.52,
  ) +
  '<path d="M400 250V560" stroke="#14201a" stroke-opacity=".4" stroke-width="6" stroke-dasharray="18 14"/><circle cx="400" cy="140" r="68" fill="#14201a"/><path d="M360 120h76l-20 -22M440 162h-76l20 22" stroke="#fff" stroke-width="13" fill="none" stroke-linecap="round" stroke-linejoin="round"/>';

const AWNING_MARKUP =
  '<path d="M80 130H720L762 262H38Z" fill="#12756b"/><path d="M171 130H263L256 262H147ZM354 130H446L454 262H346ZM537 130H629L653 262H544Z" fill="#f4ead2"/><path d="M38 262H147a54 50 0 0 1 -109 0M256 262H346a45 50 0 0 1 -90 0M454 262H544a45 50 0 0 1 -90 0M653 262H762a54 50 0 0 1 -109 0" fill="#12756b"/><path d="M147 262H256a54 50 0 0 1 -109 0M346 262H454a54 50 0 0 1 -108 0M544 262H653a54 50 0 0 1 -109 0" fill="#f4ead2"/>';

/** An open showroom with two tractors. */
export const drawDealers = (defs: SvgDefs): string =>
  `<path d="M84 250H716V530H84Z" fill="#f7f1e3"/><path d="M120 300H680V530H120Z" fill="#d8cfb8"/><path d="M120 300H680V326H120Z" fill="#8f8672"/>${AWNING_MARKUP}<path d="M30 528H770V546H30Z" fill="#8f8672"/>${clipToFrame(
    defs,
    { x: 120, y: 300, width: 560, height: 236, rx: 0 },
    moveToGround(
      drawTractorSide(defs, { paint: selectPaint(0), isFourWheel: true }),
      330,
      530,
      0.44,
    ),
  )}${moveToGround(drawTractorSide(defs, { paint: selectPaint(5) }), 560, 552, 0.5)}`;

export const drawRotavatorTile = (defs: SvgDefs): string =>
  moveToGround(drawRotavator(defs, selectPaint(0)), 400, 536, 1.04);

/** A rear tyre and a smaller front tyre. */
export const drawTyres = (defs: SvgDefs): string =>
  drawShadow(defs, 420, 546, 330) +
  drawWheel(defs, 340, 312, 236, { rim: '#dcd8cc' }) +
  drawWheel(defs, 612, 416, 132, { rim: '#c9c5b8', tread: 'rib' });
