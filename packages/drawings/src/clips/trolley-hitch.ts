import { drawTrolley } from '../implements/draw-trolley.ts';
import { markup, mirror, moveTo, repeat } from '../markup.ts';
import { drawSack } from '../objects/crops.ts';
import { selectPaint } from '../paint.ts';
import { drawCountryside } from '../parts/draw-countryside.ts';
import { drawPlate, drawTube } from '../parts/metal.ts';
import { moveToGround } from '../parts/move-to-ground.ts';
import { addDriver } from '../scenes/subjects/add-driver.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { drawTractorSide } from '../tractor/draw-tractor-side.ts';
import { type Clip, drawRing } from './clip.ts';
import {
  appearInStep,
  computeDuration,
  createCueTimes,
  easeStep,
  fadeIn,
  fadeInAtStep,
  fadeStep,
} from './create-cue-times.ts';
import { drawCross, drawPlaque, drawTick } from './draw-number.ts';

const GROUND_Y = 600;

/** The safety chain below the drawbar. `attached` from 0 to 1 adds its links from left to right. */
function drawChain(attached: number): string {
  const links = repeat(Math.round(13 * attached), (i) => {
    const x = 430 + i * 32;
    const y = 500 + Math.sin((i / 12) * Math.PI) * 92;
    return markup`<ellipse cx="${x}" cy="${y + (i % 2) * 8}" rx="24" ry="13" fill="none" stroke="#c9d0d4" stroke-width="9" transform="rotate(${(6 - i) * -7} ${x} ${y})"/>`;
  });
  const shackles =
    '<circle cx="424" cy="496" r="17" fill="#aab2b7" stroke="#15181a" stroke-width="6"/><circle cx="824" cy="508" r="17" fill="#aab2b7" stroke="#15181a" stroke-width="6"/>';
  return links + (attached > 0.95 ? shackles : '');
}

/** The plug of the trolley's lights and its socket. `plugged` from 0 to 1 moves the plug to the socket. */
const drawPlug = (plugged: number): string =>
  markup`<path d="M-40 180Q300 ${120 + 60 * plugged} ${560 + plugged * 180} 180" fill="none" stroke="#1d2023" stroke-width="20" stroke-linecap="round"/><g transform="translate(${540 + plugged * 200} 0)"><path d="M0 148H96V212H0Z" fill="#24282b" stroke="#5c6368" stroke-width="5"/><path d="M96 160h26M96 180h26M96 200h26" stroke="#d9b35a" stroke-width="9"/></g><circle cx="900" cy="180" r="58" fill="#15181a" stroke="#8c959b" stroke-width="9"/>`;

/** Side view of the coupling: pin and clip lock the drawbar, then safety chain and plug are connected. */
function drawCoupling(defs: SvgDefs, t: number): string {
  const inserted = easeStep(t, 0, 0, 0.35);
  const pinned = easeStep(t, 0, 0.4, 0.65);
  const clipped = easeStep(t, 0, 0.72, 0.92);
  return (
    `<path d="M0 0H1280V720H0Z" fill="${defs.addLinearGradient('down', [0, '#dfe6d6'], [1, '#b9a77c'])}"/>` +
    `<path d="M820 60H1280V600H930Q840 560 820 470Z" fill="${defs.addIronGradient()}" stroke="#15181a" stroke-width="6"/>` +
    drawPlate('M560 300H860V352H560ZM560 440H860V492H560Z', '#5c6368', '#15181a', 6) +
    drawPlate('M770 280H870V512H770Z', '#4b5257', '#15181a', 6) +
    markup`<g transform="translate(${-220 * (1 - inserted)} 0)">${drawTube('M-300 396H540', 52, selectPaint(1).body)}<path d="M520 352H640Q690 396 640 440H520Z" fill="#6c7479" stroke="#15181a" stroke-width="6"/><ellipse cx="624" cy="396" rx="26" ry="16" fill="#15181a"/></g>` +
    markup`<g transform="translate(0 ${-330 * (1 - pinned)})"><path d="M606 238H642V560L624 580L606 560Z" fill="${defs.addPipeGradient()}" stroke="#15181a" stroke-width="5"/><path d="M584 216H664V244H584Z" fill="#c8562f" stroke="#5c2a14" stroke-width="5"/></g>` +
    drawPlate('M560 300H700V352H560Z', '#6c7479', '#15181a', 6) +
    drawPlate('M560 440H700V492H560Z', '#6c7479', '#15181a', 6) +
    markup`<g transform="translate(${-240 * (1 - clipped)} 0)" opacity="${clipped.toFixed(2)}"><path d="M560 536H690M560 536Q540 506 570 504Q600 506 612 528Q640 548 690 520" fill="none" stroke="#ffcf5c" stroke-width="10" stroke-linecap="round"/></g>` +
    drawChain(easeStep(t, 1, 0.05, 0.45)) +
    fadeIn(easeStep(t, 1, 0.45, 0.55), () => drawPlug(easeStep(t, 1, 0.5, 0.85))) +
    drawRing(624, 520, 110, 62, fadeStep(t, 0) * clipped) +
    drawRing(860, 180, 120, 84, appearInStep(t, 1, 0.85, 0.95))
  );
}

const DOWN_ARROW_PATH = 'M706 330V452M706 470L676 424M706 470L736 424';
const DOWN_ARROW_MARKUP = `<path d="${DOWN_ARROW_PATH}" stroke="#14201a" stroke-width="26" fill="none" stroke-linecap="round"/><path d="${DOWN_ARROW_PATH}" stroke="#ffb81c" stroke-width="14" fill="none" stroke-linecap="round"/>`;

/** Side view: a load behind the trolley's axles lifts the rear of the tractor. */
function drawBalance(defs: SvgDefs, t: number): string {
  const tilted = easeStep(t, 3, 0.1, 0.6);
  const sacks = repeat(6, (i) =>
    drawSack(212 + (1 - tilted) * 168 + (i % 3) * 84, 424 - Math.floor(i / 3) * 66, 0.7),
  );
  return (
    moveTo(
      drawCountryside(defs, 1800, 800, 470, { hour: 'morning', sun: 0.3, ground: 'stubble' }),
      -200,
      -20,
    ) +
    `<path d="M-200 ${GROUND_Y - 30}H1500V800H-200Z" fill="#c9ab7b"/>` +
    markup`<g transform="rotate(${-4 * tilted} 372 560)">${sacks}${moveToGround(mirror(drawTrolley(defs, selectPaint(1), { isHitched: true })), 400, GROUND_Y, 0.84)}</g>` +
    markup`<g transform="rotate(${3.2 * tilted} 1120 ${GROUND_Y})">${moveToGround(addDriver(drawTractorSide(defs, { paint: selectPaint(8) })), 970, GROUND_Y, 0.8)}</g>` +
    fadeIn(appearInStep(t, 2, 0.35, 0.55), () => DOWN_ARROW_MARKUP) +
    drawPlaque('1/10', 706, 262, 48, appearInStep(t, 2, 0.35, 0.55)) +
    drawTick(330, 160, appearInStep(t, 2, 0.6, 0.75)) +
    drawCross(330, 160, appearInStep(t, 3, 0.6, 0.75))
  );
}

/** A latch joins the two brake pedals, so that they move together. */
function drawPedals(defs: SvgDefs, t: number): string {
  const joined = easeStep(t, 4, 0.1, 0.4);
  const pedalOffset = easeStep(t, 4, 0.55, 0.75) * 44;
  const drawPedal = (x: number) =>
    `<g transform="translate(0 ${pedalOffset.toFixed(1)})">${drawTube(`M${x + 110} 60V340`, 34, '#4b5257')}${drawPlate(`M${x} 330H${x + 220}Q${x + 236} 330 ${x + 236} 346V470Q${x + 236} 486 ${x + 220} 486H${x}Q${x - 16} 486 ${x - 16} 470V346Q${x - 16} 330 ${x} 330Z`, '#22272a', '#0c0d0e', 6)}<path d="M${x + 10} 360H${x + 210}M${x + 10} 394H${x + 210}M${x + 10} 428H${x + 210}M${x + 10} 460H${x + 210}" stroke="#565d62" stroke-width="10"/></g>`;
  return (
    `<path d="M0 0H1280V720H0Z" fill="${defs.addLinearGradient('down', [0, '#3a4045'], [1, '#6c7479'])}"/><path d="M0 560H1280V720H0Z" fill="#2b3034"/>` +
    drawPedal(370) +
    drawPedal(670) +
    markup`<g transform="translate(0 ${pedalOffset})"><g transform="rotate(${-74 * (1 - joined)} 560 290)"><path d="M540 268H770Q792 268 792 290T770 312H540Q518 312 518 290T540 268Z" fill="#ffb81c" stroke="#5c3b00" stroke-width="6"/></g><circle cx="560" cy="290" r="13" fill="#5c3b00"/></g>` +
    drawTick(1080, 230, easeStep(t, 4, 0.75, 0.9))
  );
}

function drawSlope(defs: SvgDefs, t: number): string {
  const distance = easeStep(t, 5, -0.2, 1.1) * 330;
  return (
    moveTo(
      drawCountryside(defs, 1800, 900, 470, { hour: 'morning', sun: 0.7, ground: 'green' }),
      -200,
      -120,
    ) +
    `<path d="M-200 330L1500 700V900H-200Z" fill="#8b6a3f"/><path d="M-200 330L1500 700V736L-200 366Z" fill="#5c6367"/>` +
    markup`<g transform="rotate(12.3 640 512) translate(${-150 + distance} -76)">${moveToGround(mirror(drawTrolley(defs, selectPaint(1), { load: 'sacks', isHitched: true, spin: -distance })), 250, GROUND_Y, 0.6)}${moveToGround(addDriver(drawTractorSide(defs, { paint: selectPaint(8), spin: distance * 0.6 })), 664, GROUND_Y, 0.6)}</g>`
  );
}

function drawFrame(defs: SvgDefs, t: number): string {
  return (
    drawCoupling(defs, t) +
    fadeIn(fadeInAtStep(t, 2), () => drawBalance(defs, t)) +
    fadeIn(fadeInAtStep(t, 4), () => drawPedals(defs, t)) +
    fadeIn(fadeInAtStep(t, 5), () => drawSlope(defs, t))
  );
}

/** Shows how to hitch, load and brake a trolley. */
export const trolleyHitch: Clip = {
  name: 'trolley-hitch',
  seconds: computeDuration(6),
  cueTimes: createCueTimes(6),
  poster: 14,
  drawFrame,
};
