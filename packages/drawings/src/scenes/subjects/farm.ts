import { drawPlough } from '../../implements/draw-plough.ts';
import { drawRotavator } from '../../implements/draw-rotavator.ts';
import { markup, repeat } from '../../markup.ts';
import { drawHeap, drawSack, drawSeedling } from '../../objects/crops.ts';
import { drawMagnifier } from '../../objects/signs.ts';
import { selectPaint } from '../../paint.ts';
import { drawShadow } from '../../parts/draw-studio.ts';
import { drawWheel } from '../../parts/draw-wheel.ts';
import { drawPlate } from '../../parts/metal.ts';
import { moveToGround } from '../../parts/move-to-ground.ts';
import type { SvgDefs } from '../../svg-defs.ts';
import { drawTractorSide } from '../../tractor/draw-tractor-side.ts';

export const drawAgriculture = (defs: SvgDefs): string =>
  moveToGround(drawTractorSide(defs, { paint: selectPaint(0) }), 250, 400, 0.36) +
  repeat(7, (i) => drawSeedling(60 + i * 74, 560 + (i % 2) * 14, 0.8 + (i % 3) * 0.1)) +
  drawHeap(690, 556, 200) +
  drawSack(620, 560, 0.9) +
  drawSack(560, 572, 0.7);

const STONES_MARKUP = repeat(
  26,
  (i) =>
    markup`<ellipse cx="${-380 + ((i * 197) % 1560)}" cy="${440 + ((i * 67) % 150)}" rx="${8 + (i % 4) * 5}" ry="${6 + (i % 3) * 3}"/>`,
);

/** Cross-section of the ground: dark top soil, clay below, and the roots of two plants. */
export const drawSoil = (defs: SvgDefs): string =>
  `<path d="M-600 300H1400V700H-600Z" fill="#5a3a20"/><path d="M-600 402Q-200 380 100 394T700 404T1400 400V700H-600Z" fill="#8d5e37"/><path d="M-600 512Q200 500 500 524T1400 520V1500H-600Z" fill="${defs.addLinearGradient('down', [0, '#b98a5a'], [1, '#8a6038'])}"/><path d="M-600 296H1400V312H-600Z" fill="#6d8a4a"/><g fill="#3c2513" fill-opacity=".35">${STONES_MARKUP}</g><g fill="none" stroke="#f4ead2" stroke-linecap="round"><path d="M240 306Q236 380 250 450M240 330Q190 360 176 420M242 350Q290 380 300 440M238 390Q210 410 206 440M520 306Q522 390 508 470M520 332Q570 370 580 430M520 350Q470 380 462 430" stroke-width="6"/></g>` +
  drawSeedling(240, 304, 1.9) +
  drawSeedling(520, 304, 1.6) +
  drawMagnifier(640, 420, 76);

export const drawImplements = (defs: SvgDefs): string =>
  moveToGround(drawPlough(defs, selectPaint(3)), 560, 470, 0.62) +
  moveToGround(drawRotavator(defs, selectPaint(0)), 320, 556, 0.74);

/** A pickup truck loaded with sacks. */
export const drawPickup = (defs: SvgDefs): string => {
  const skin = defs.addPaintGradient('#5b8aa0');
  const edge = '#26414f';
  return (
    drawShadow(defs, 400, 534, 360) +
    drawSack(200, 366, 0.9) +
    drawSack(300, 366, 0.9) +
    drawSack(250, 300, 0.9) +
    drawPlate('M70 360H440V470H70Z', skin, edge) +
    markup`<path d="M70 396H440M70 432H440" stroke="${edge}" stroke-opacity=".5" stroke-width="4"/>` +
    drawPlate(
      'M440 470V250Q442 226 470 226H570Q592 228 606 252L644 338L716 356Q742 364 742 396V470Z',
      skin,
      edge,
    ) +
    `<path d="M470 254H562Q576 256 584 272L612 338H470Z" fill="${defs.addLinearGradient('slant', [0, '#d6eaf1'], [1, '#7fa7b5'])}" stroke="#1f2326" stroke-width="6"/><path d="M484 264h36l-26 66h-14z" fill="#fff" fill-opacity=".35"/><path d="M530 250V460" stroke="${edge}" stroke-width="4"/><path d="M548 372h34" stroke="#1f2326" stroke-width="8" stroke-linecap="round"/><path d="M704 376H738V406H712Q700 392 704 376Z" fill="#fff4cf" stroke="#1f2326" stroke-width="4"/><path d="M56 462H760V492H56Z" fill="#24282b"/><path d="M70 400h14v34h-14z" fill="#d7263d"/>` +
    drawWheel(defs, 202, 474, 62, { rim: '#e6e3da', tread: 'smooth' }) +
    drawWheel(defs, 618, 474, 62, { rim: '#e6e3da', tread: 'smooth' })
  );
};
