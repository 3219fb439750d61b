import { markup, moveTo, repeat } from '../markup.ts';
import { darken } from '../mix.ts';
import type { Paint } from '../paint.ts';
import { drawShadow } from '../parts/draw-studio.ts';
import { drawWheel } from '../parts/draw-wheel.ts';
import { drawHydraulicRam, drawPin, drawPlate, drawRod } from '../parts/metal.ts';
import type { SvgDefs } from '../svg-defs.ts';

const drawBale = (): string =>
  `<circle r="108" fill="#d3a545"/><path d="M0 0C22 -8 26 22 2 26C-36 28 -42 -24 -6 -38C46 -50 66 20 32 52C-16 90 -82 44 -76 -10C-68 -78 14 -104 68 -60C112 -18 96 66 36 92" fill="none" stroke="#9c7423" stroke-width="5" stroke-linecap="round"/><path d="M-14 -20C20 -34 46 6 18 36M-56 -14C-52 34 -10 72 34 56M-88 -34C-60 -96 30 -112 80 -62M-92 30C-70 76 -26 98 14 98M92 20C86 52 70 74 48 86" fill="none" stroke="#f0d488" stroke-width="5" stroke-linecap="round"/><circle r="106" fill="none" stroke="#a97f2b" stroke-width="5"/>`;

/** A round baler with its pick-up in front, on the left, and a finished bale behind it. */
export function drawBaler(defs: SvgDefs, paint: Paint): string {
  const edge = darken(paint.body, 0.6);
  const body = defs.addPaintGradient(paint.body);
  const tines = repeat(11, (i) => moveTo(drawRod('M0 34L8 58', 5, '#c9d0d4'), 176, 462, 1, i * 33));
  return (
    drawShadow(defs, 300, 534, 270) +
    drawShadow(defs, 660, 534, 130, 16) +
    moveTo(drawBale(), 662, 424) +
    drawRod('M20 446H180L240 400', 16, '#3a4045') +
    drawPin(30, 446, 9) +
    drawRod('M60 446V520M44 522h34', 9) +
    tines +
    `<circle cx="176" cy="462" r="36" fill="#3a4045"/><circle cx="176" cy="462" r="12" fill="#8c959b"/>` +
    drawPlate(
      'M124 452Q136 392 204 396L252 430L220 452Q196 414 160 428Q142 436 140 458Z',
      body,
      edge,
    ) +
    drawPlate(
      'M206 402L196 246Q206 138 330 118Q470 108 528 214Q562 300 520 392Q500 436 440 442H250Q214 440 206 402Z',
      body,
      edge,
    ) +
    drawPlate(
      'M372 122Q474 118 522 216Q554 300 514 388Q496 432 436 438L400 300Z',
      defs.addPaintGradient(darken(paint.body, 0.14)),
      edge,
    ) +
    `<path d="M222 246Q232 156 332 138" stroke="#fff" stroke-opacity=".5" stroke-width="5" fill="none" stroke-linecap="round"/>` +
    drawPlate(
      'M236 250Q246 190 316 176L352 300L330 390H246Z',
      defs.addLinearGradient('down', [0, '#3a4045'], [1, '#1d2023']),
      '#15181a',
    ) +
    `<g fill="none" stroke="#6c7479" stroke-width="5"><circle cx="290" cy="236" r="24"/><circle cx="276" cy="330" r="30"/><path d="M266 240L246 326M314 240L306 326"/></g><circle cx="290" cy="236" r="8" fill="#c9d0d4"/><circle cx="276" cy="330" r="9" fill="#c9d0d4"/>` +
    markup`<path d="M404 200Q470 204 494 270L480 276Q458 220 406 216Z" fill="${paint.accent}"/>` +
    drawHydraulicRam(420, 160, 480, 330, 13) +
    drawPin(372, 128, 9) +
    drawWheel(defs, 356, 448, 82, { rim: paint.rim, tread: 'rib' })
  );
}
