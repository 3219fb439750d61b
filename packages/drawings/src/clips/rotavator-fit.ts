import { drawRotavator } from '../implements/draw-rotavator.ts';
import { drawRotavatorSide, ROTOR_RADIUS } from '../implements/draw-rotavator-side.ts';
import { markup, moveTo, repeat } from '../markup.ts';
import { selectPaint } from '../paint.ts';
import { drawCountryside } from '../parts/draw-countryside.ts';
import { drawPlate, drawRod, drawTube } from '../parts/metal.ts';
import { moveToGround } from '../parts/move-to-ground.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { drawTractorSide } from '../tractor/draw-tractor-side.ts';
import { type Clip, drawRing, moveCamera } from './clip.ts';
import {
  appearInStep,
  computeDuration,
  createCueTimes,
  easeStep,
  fadeIn,
  fadeInAtStep,
  fadeStep,
  findStep,
} from './create-cue-times.ts';
import { drawCutGround } from './draw-cut-ground.ts';
import { drawCross, drawPlaque, drawTick } from './draw-number.ts';

const GROUND_Y = 590;

/** Rear view of the wheel tracks and the tilled strip, which must be wider than the tracks. */
function drawRearView(defs: SvgDefs, t: number): string {
  const widthScale = 0.66 + 0.36 * easeStep(t, 0, 0.5, 0.85);
  const halfWidth = 290 * widthScale;
  const drawRearTyre = (x: number) =>
    markup`<rect x="${x - 66}" y="190" width="132" height="390" rx="44" fill="#1b1e20"/>${repeat(7, (i) => markup`<path d="M${x} ${236 + i * 48}L${x - 60} ${212 + i * 48}v22L${x} ${258 + i * 48}L${x + 60} ${234 + i * 48}v-22Z" fill="#0c0d0e"/>`)}`;
  const crossStrength =
    findStep(t) === 0 ? appearInStep(t, 0, 0.2, 0.3) * (1 - easeStep(t, 0, 0.5, 0.6)) : 0;
  const clods = repeat(44, (i) => {
    const x = 640 - halfWidth + 10 + ((i * 61) % (halfWidth * 2 - 20));
    return markup`<circle cx="${x}" cy="${598 + ((i * 29) % 60)}" r="${6 + (i % 4) * 3}" fill="${i % 3 ? '#8a5a34' : '#5a371d'}"/>`;
  });
  return (
    moveTo(
      drawCountryside(defs, 1900, 780, 430, { hour: 'morning', sun: 0.5, ground: 'stubble' }),
      -300,
      -30,
    ) +
    '<path d="M-200 580H1500V900H-200Z" fill="#9a6b42"/>' +
    '<path d="M520 210Q640 180 760 210V470H520Z" fill="#3a4045" stroke="#15181a" stroke-width="5"/><path d="M360 200Q400 130 480 150V280H360ZM920 200Q880 130 800 150V280H920Z" fill="#2f7d4f" stroke="#153d26" stroke-width="5"/><path d="M590 60H690V200H590Z" fill="#22272a"/>' +
    drawRearTyre(420) +
    drawRearTyre(860) +
    '<path d="M354 574H486V600H354ZM794 574H926V600H794Z" fill="#5a371d"/>' +
    markup`<path d="M${640 - halfWidth} 586H${640 + halfWidth}V664H${640 - halfWidth}Z" fill="#6b4426"/>${clods}` +
    markup`<g transform="translate(640 0) scale(${widthScale.toFixed(3)} 1) translate(-640 0)">${moveToGround(drawRotavator(defs, selectPaint(0)), 640, 640, 0.86)}</g>` +
    drawCross(1110, 230, crossStrength) +
    drawTick(1110, 230, easeStep(t, 0, 0.85, 0.95) * (1 - easeStep(t, 1, 0, 0.1))) +
    drawPlaque('1.8 m', 640, 130, 60, fadeStep(t, 1)) +
    drawPlaque('40-50 HP', 640, 270, 48, appearInStep(t, 1, 0.2, 0.35)) +
    drawPlaque('1.5 m', 1060, 130, 44, appearInStep(t, 1, 0.6, 0.75))
  );
}

/**
 * The telescopic drive shaft from the tractor (x1,y1) to the implement (x2,y2), cut open to show the overlap of its
 * halves.
 */
function drawShaft(defs: SvgDefs, x1: number, y1: number, x2: number, y2: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return moveTo(
    markup`<path d="M0 -13H${length - 96}V13H0Z" fill="${defs.addIronGradient()}" stroke="#15181a" stroke-width="3"/><path d="M${length * 0.42} -22H${length}V22H${length * 0.42}Z" fill="#ffcf5c" fill-opacity=".86" stroke="#5c3b00" stroke-width="4"/><circle r="24" fill="#4b5257" stroke="#15181a" stroke-width="5"/><circle cx="${length}" r="24" fill="#4b5257" stroke="#15181a" stroke-width="5"/>`,
    x1,
    y1,
    1,
    angle,
  );
}

/** The weights on the front of the tractor. `mounted` from 0 to 1 lowers them to their place. */
const drawFrontWeights = (mounted: number): string => {
  const opacity = mounted > 0 ? '1' : '0';
  return repeat(
    3,
    (i) =>
      markup`<rect x="${1052 + i * 17}" y="${GROUND_Y - 160 - (1 - mounted) * 260}" width="14" height="66" rx="4" fill="#14181a" stroke="#5c6368" stroke-width="3" fill-opacity="${opacity}" stroke-opacity="${opacity}"/>`,
  );
};

/** Side view: the overlap of the shaft while the rotavator is raised, then the front axle without and with weights. */
function drawSideView(defs: SvgDefs, t: number): string {
  const raised =
    findStep(t) < 3
      ? easeStep(t, 2, 0.1, 0.4) - easeStep(t, 2, 0.6, 0.9)
      : easeStep(t, 3, 0, 0.25) - easeStep(t, 4, 0.02, 0.2);
  const mounted = easeStep(t, 3, 0.6, 0.8);
  const noseLift = easeStep(t, 3, 0.25, 0.45) * (1 - mounted) * (t < 20.5 ? 1 : 0);
  const centre = GROUND_Y - ROTOR_RADIUS + 14 - 130 * raised;
  const x = 470 - 10 * raised;
  return (
    moveTo(
      drawCountryside(defs, 1900, 760, 420, { hour: 'morning', sun: 0.5, ground: 'stubble' }),
      -200,
      0,
    ) +
    drawCutGround(defs, GROUND_Y, 0) +
    markup`<g transform="rotate(${-5 * noseLift} 760 ${GROUND_Y})">${drawShaft(defs, 700, 498, x + 40, centre - 76)}${drawRod(markup`M690 520L${x + 102} ${centre - 22}`, 11)}${drawRod(markup`M676 440L${x + 92} ${centre - 172}`, 7)}${moveTo(drawRotavatorSide(defs, selectPaint(0), { spin: 20, skidUp: 0, pinOut: 0 }), x, centre)}${moveToGround(drawTractorSide(defs, { paint: selectPaint(2), nose: 'round', hasLinks: false }), 860, GROUND_Y, 0.75)}${drawFrontWeights(mounted)}</g>` +
    drawPlaque('1/3', 850, 290, 50, fadeStep(t, 2)) +
    drawRing((740 + x) / 2, (422 + centre) / 2, 90, 66, appearInStep(t, 2, 0.3, 0.4)) +
    drawPlaque('1/5', 1040, 250, 50, appearInStep(t, 3, 0.15, 0.3)) +
    drawRing(1024, GROUND_Y - 40, 110, 92, fadeStep(t, 3) * noseLift) +
    drawTick(820, 240, appearInStep(t, 3, 0.82, 0.92))
  );
}

/** A shear bolt, whose lower half falls while `broken` rises from 0 to 1. */
const drawShearBolt = (broken: number): string =>
  markup`<path d="M930 280H1060V440H930Z" fill="#4b5257" stroke="#15181a" stroke-width="6"/><g transform="translate(${broken * 60} ${broken * 130}) rotate(${broken * 40} 995 470)"><path d="M980 372V480H1010V372Z" fill="#ffcf5c" stroke="#5c3b00" stroke-width="5"/></g><path d="M976 240H1014V372H976Z" fill="#ffcf5c" stroke="#5c3b00" stroke-width="5"/><path d="M960 224H1030V252H960Z" fill="#ffb81c" stroke="#5c3b00" stroke-width="5"/>`;

/** The plastic guard, which is pushed over the shaft from the left while `mounted` rises from 0 to 1. */
const drawShaftGuard = (mounted: number): string =>
  markup`<g transform="translate(${-760 * (1 - mounted)} 0)"><path d="M210 270Q250 250 290 290H850V430H290Q250 470 210 450Z" fill="#f2c230" fill-opacity=".93" stroke="#5c3b00" stroke-width="6" stroke-linejoin="round"/>${repeat(9, (i) => markup`<path d="M${330 + i * 58} 292V428" stroke="#5c3b00" stroke-opacity=".35" stroke-width="5"/>`)}<path d="M300 310H840" stroke="#fff" stroke-opacity=".6" stroke-width="9" stroke-linecap="round"/></g>`;

/** Close-up of the drive shaft: its guard, and the shear bolt that breaks first. */
function drawShaftCloseUp(defs: SvgDefs, t: number): string {
  const broken = easeStep(t, 4, 0.62, 0.78);
  const spin = t * 220 * (1 - broken);
  return (
    `<path d="M0 0H1280V720H0Z" fill="${defs.addLinearGradient('down', [0, '#dfe6d6'], [1, '#b9a77c'])}"/>` +
    drawPlate('M0 180H210V540H0Z', defs.addIronGradient(), '#15181a', 6) +
    drawPlate(
      'M1090 150H1280V580H1090Z',
      defs.addPaintGradient(selectPaint(0).body),
      '#5c2a14',
      6,
    ) +
    drawTube('M210 360H1090', 60, '#6c7479') +
    repeat(
      9,
      (i) =>
        markup`<path d="M${250 + i * 100} ${336 + ((i * 40 + spin) % 48)}h46" stroke="#dfe5e8" stroke-width="7" stroke-linecap="round"/>`,
    ) +
    drawShearBolt(broken) +
    drawShaftGuard(easeStep(t, 4, 0.05, 0.45)) +
    drawTick(560, 170, easeStep(t, 4, 0.45, 0.58)) +
    drawRing(995, 350, 110, 170, easeStep(t, 4, 0.6, 0.7))
  );
}

function drawFrame(defs: SvgDefs, t: number): string {
  const sideOpacity = fadeInAtStep(t, 2);
  const closeUpOpacity = fadeInAtStep(t, 4);
  return (
    (sideOpacity >= 1 ? '' : drawRearView(defs, t)) +
    (closeUpOpacity >= 1
      ? ''
      : fadeIn(sideOpacity, () =>
          moveCamera(
            [
              [0, 600, 440, 1.5],
              [14, 600, 440, 1.5],
              [16.4, 760, 400, 1.1],
              [20, 760, 400, 1.1],
            ],
            t,
            drawSideView(defs, t),
          ),
        )) +
    fadeIn(closeUpOpacity, () => drawShaftCloseUp(defs, t))
  );
}

/** Shows whether a rotavator fits a tractor by its width, drive shaft and weight. */
export const rotavatorFit: Clip = {
  name: 'rotavator-fit',
  seconds: computeDuration(5),
  cueTimes: createCueTimes(5),
  poster: 16.2,
  drawFrame,
};
