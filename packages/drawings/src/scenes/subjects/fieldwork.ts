import { drawCombineHarvester } from '../../implements/draw-combine-harvester.ts';
import { drawPlough } from '../../implements/draw-plough.ts';
import { drawRotavatorSide } from '../../implements/draw-rotavator-side.ts';
import { drawSuperSeeder } from '../../implements/draw-super-seeder.ts';
import { drawTrolley } from '../../implements/draw-trolley.ts';
import { markup, mirror, moveTo, repeat } from '../../markup.ts';
import { drawWheat } from '../../objects/crops.ts';
import { drawCloud, drawRain } from '../../objects/draw-cloud.ts';
import { selectPaint } from '../../paint.ts';
import { drawRod } from '../../parts/metal.ts';
import { moveToGround } from '../../parts/move-to-ground.ts';
import type { SvgDefs } from '../../svg-defs.ts';
import { drawTractorSide } from '../../tractor/draw-tractor-side.ts';
import { addDriver } from './add-driver.ts';

/** Clods on tilled ground to the left of x = `to`. */
const drawClods = (to: number, ground: number): string =>
  `<g>${repeat(46, (i) => {
    const x = to - 6 - ((i * 71) % 620);
    const r = 7 + (i % 4) * 3;
    return markup`<ellipse cx="${x}" cy="${ground - 3 + ((i * 23) % 26)}" rx="${r * 1.3}" ry="${r * 0.8}" fill="${['#6b4426', '#8a5a34', '#5a371d'][i % 3] ?? '#6b4426'}"/>`;
  })}</g>`;

export const drawPloughing = (defs: SvgDefs): string =>
  moveToGround(mirror(drawPlough(defs, selectPaint(6), 2)), 182, 556, 0.56) +
  moveToGround(
    addDriver(drawTractorSide(defs, { paint: selectPaint(5), nose: 'classic' })),
    536,
    530,
    0.64,
  ) +
  drawClods(190, 548);

export const drawRotavating = (defs: SvgDefs): string =>
  moveTo(
    moveToGround(
      addDriver(drawTractorSide(defs, { paint: selectPaint(2), nose: 'round', hasLinks: false })),
      860,
      590,
      0.75,
    ) +
      drawRod('M690 510L594 548', 11) +
      drawRod('M676 440L584 398', 7) +
      moveTo(
        drawRotavatorSide(defs, selectPaint(0), { spin: 20, skidUp: 0, pinOut: 0 }),
        492,
        570,
      ) +
      drawClods(470, 612),
    -320,
    -30,
    0.95,
  );

const SEEDS_MARKUP = repeat(
  22,
  (i) =>
    markup`<ellipse cx="${66 + ((i * 61) % 240)}" cy="${500 + ((i * 37) % 56)}" rx="6" ry="4" transform="rotate(${i * 40} ${66 + ((i * 61) % 240)} ${500 + ((i * 37) % 56)})"/>`,
);

export const drawSowing = (defs: SvgDefs): string =>
  moveToGround(
    addDriver(drawTractorSide(defs, { paint: selectPaint(9), nose: 'round' })),
    560,
    520,
    0.62,
  ) +
  moveToGround(drawSuperSeeder(defs, selectPaint(1)), 190, 540, 0.5) +
  `<g fill="#e9c76a" stroke="#8a6420" stroke-width="1.500">${SEEDS_MARKUP}</g>`;

export const drawHarvest = (defs: SvgDefs): string =>
  drawWheat(560, 900, 470, 130) +
  moveToGround(drawCombineHarvester(defs, selectPaint(0)), 350, 540, 0.86) +
  drawWheat(620, 980, 560, 150);

export const drawCarting = (defs: SvgDefs): string =>
  moveToGround(
    mirror(drawTrolley(defs, selectPaint(1), { load: 'sacks', isHitched: true })),
    182,
    530,
    0.52,
  ) + moveToGround(addDriver(drawTractorSide(defs, { paint: selectPaint(8) })), 570, 530, 0.58);

export const drawMonsoon = (defs: SvgDefs): string =>
  moveToGround(
    drawTractorSide(defs, { paint: selectPaint(3), top: 'canopy', isFourWheel: true }),
    400,
    530,
    0.8,
  ) +
  '<g fill="#8fb3c2" fill-opacity=".75"><ellipse cx="250" cy="548" rx="200" ry="13"/><ellipse cx="620" cy="572" rx="150" ry="10"/></g><path d="M160 546q60 8 130 0M560 570q40 6 90 0" stroke="#e6f2f5" stroke-width="4" fill="none" stroke-linecap="round"/>' +
  drawCloud(130, 60, 1.9, '#8795a0') +
  drawCloud(650, 20, 2.2, '#76848f') +
  drawCloud(390, 76, 1.7, '#97a4ad') +
  drawRain(860, 60, 560);
