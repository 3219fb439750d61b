import { trolley } from '../implements/trolley.ts';
import { markup, mirrored, times } from '../markup.ts';
import { paintAt } from '../paint.ts';
import { countryside } from '../parts/countryside.ts';
import { plate, tube } from '../parts/metal.ts';
import { standing } from '../parts/standing.ts';
import { sack } from '../props/crops.ts';
import { driven } from '../scenes/subjects/driven.ts';
import type { Sheet } from '../sheet.ts';
import { tractor } from '../tractor/tractor.ts';
import { type Clip, ring } from './clip.ts';
import {
  createCueTimes,
  stepProgress,
  stepStrength,
  totalSeconds,
  withFade,
} from './create-cue-times.ts';
import { plaque, verdict } from './draw-number.ts';

const GROUND_Y = 600;

/** Hook and drawbar eye from the side; pin and clip drop in, then chain and plug. */
function coupling(sheet: Sheet, t: number): string {
  const drawn = stepProgress(t, 0, 0, 0.35);
  const pinned = stepProgress(t, 0, 0.4, 0.65);
  const clipped = stepProgress(t, 0, 0.72, 0.92);
  const chain = stepProgress(t, 1, 0.05, 0.45);
  const plug = stepProgress(t, 1, 0.5, 0.85);
  const links = times(
    Math.round(13 * chain),
    (i) =>
      markup`<ellipse cx="${430 + i * 32}" cy="${500 + Math.sin((i / 12) * Math.PI) * 92 + (i % 2) * 8}" rx="24" ry="13" fill="none" stroke="#c9d0d4" stroke-width="9" transform="rotate(${(6 - i) * -7} ${430 + i * 32} ${500 + Math.sin((i / 12) * Math.PI) * 92})"/>`,
  );
  return (
    `<path d="M0 0H1280V720H0Z" fill="${sheet.linear('down', [0, '#dfe6d6'], [1, '#b9a77c'])}"/>` +
    `<path d="M820 60H1280V600H930Q840 560 820 470Z" fill="${sheet.iron()}" stroke="#15181a" stroke-width="6"/>` +
    plate('M560 300H860V352H560ZM560 440H860V492H560Z', '#5c6368', '#15181a', 6) +
    plate('M770 280H870V512H770Z', '#4b5257', '#15181a', 6) +
    markup`<g transform="translate(${-220 * (1 - drawn)} 0)">${tube('M-300 396H540', 52, paintAt(1).body)}<path d="M520 352H640Q690 396 640 440H520Z" fill="#6c7479" stroke="#15181a" stroke-width="6"/><ellipse cx="624" cy="396" rx="26" ry="16" fill="#15181a"/></g>` +
    markup`<g transform="translate(0 ${-330 * (1 - pinned)})"><path d="M606 238H642V560L624 580L606 560Z" fill="${sheet.pipe()}" stroke="#15181a" stroke-width="5"/><path d="M584 216H664V244H584Z" fill="#c8562f" stroke="#5c2a14" stroke-width="5"/></g>` +
    plate('M560 300H700V352H560Z', '#6c7479', '#15181a', 6) +
    plate('M560 440H700V492H560Z', '#6c7479', '#15181a', 6) +
    markup`<g transform="translate(${-240 * (1 - clipped)} 0)" opacity="${clipped.toFixed(2)}"><path d="M560 536H690M560 536Q540 506 570 504Q600 506 612 528Q640 548 690 520" fill="none" stroke="#ffcf5c" stroke-width="10" stroke-linecap="round"/></g>` +
    links +
    (chain > 0.95
      ? '<circle cx="424" cy="496" r="17" fill="#aab2b7" stroke="#15181a" stroke-width="6"/><circle cx="824" cy="508" r="17" fill="#aab2b7" stroke="#15181a" stroke-width="6"/>'
      : '') +
    withFade(
      stepProgress(t, 1, 0.45, 0.55),
      () =>
        markup`<path d="M-40 180Q300 ${120 + 60 * plug} ${560 + plug * 180} 180" fill="none" stroke="#1d2023" stroke-width="20" stroke-linecap="round"/><g transform="translate(${540 + plug * 200} 0)"><path d="M0 148H96V212H0Z" fill="#24282b" stroke="#5c6368" stroke-width="5"/><path d="M96 160h26M96 180h26M96 200h26" stroke="#d9b35a" stroke-width="9"/></g><circle cx="900" cy="180" r="58" fill="#15181a" stroke="#8c959b" stroke-width="9"/>`,
    ) +
    ring(624, 520, 110, 62, stepStrength(t, 0) * clipped) +
    ring(860, 180, 120, 84, stepStrength(t, 1) * stepProgress(t, 1, 0.85, 0.95))
  );
}

/** Tractor and trolley from the side; `back` shifts the load behind the axle, and the tractor's rear lifts. */
function balance(sheet: Sheet, t: number): string {
  const back = stepProgress(t, 3, 0.1, 0.6);
  const heap = times(6, (i) =>
    sack(212 + (1 - back) * 168 + (i % 3) * 84, 424 - Math.floor(i / 3) * 66, 0.7),
  );
  return (
    `<g transform="translate(-200 -20)">${countryside(sheet, 1800, 800, 470, { hour: 'morning', sun: 0.3, ground: 'stubble' })}</g>` +
    `<path d="M-200 ${GROUND_Y - 30}H1500V800H-200Z" fill="#c9ab7b"/>` +
    markup`<g transform="rotate(${-4 * back} 372 560)">${heap}${standing(mirrored(trolley(sheet, paintAt(1), { hitched: true })), 400, GROUND_Y, 0.84)}</g>` +
    markup`<g transform="rotate(${3.2 * back} 1120 ${GROUND_Y})">${standing(driven(tractor(sheet, { paint: paintAt(8) })), 970, GROUND_Y, 0.8)}</g>` +
    withFade(
      stepStrength(t, 2) * stepProgress(t, 2, 0.35, 0.55),
      () =>
        markup`<path d="M706 330V452M706 470L676 424M706 470L736 424" stroke="#14201a" stroke-width="26" fill="none" stroke-linecap="round"/><path d="M706 330V452M706 470L676 424M706 470L736 424" stroke="#ffb81c" stroke-width="14" fill="none" stroke-linecap="round"/>`,
    ) +
    plaque('1/10', 706, 262, 48, stepStrength(t, 2) * stepProgress(t, 2, 0.35, 0.55)) +
    verdict(true, 330, 160, stepStrength(t, 2) * stepProgress(t, 2, 0.6, 0.75)) +
    verdict(false, 330, 160, stepStrength(t, 3) * stepProgress(t, 3, 0.6, 0.75))
  );
}

/** Two brake pedals from the driver's seat, and the latch that joins them. */
function pedals(sheet: Sheet, t: number): string {
  const joined = stepProgress(t, 4, 0.1, 0.4);
  const pedalOffset = stepProgress(t, 4, 0.55, 0.75) * 44;
  const pedal = (x: number) =>
    `<g transform="translate(0 ${pedalOffset.toFixed(1)})">${tube(`M${x + 110} 60V340`, 34, '#4b5257')}${plate(`M${x} 330H${x + 220}Q${x + 236} 330 ${x + 236} 346V470Q${x + 236} 486 ${x + 220} 486H${x}Q${x - 16} 486 ${x - 16} 470V346Q${x - 16} 330 ${x} 330Z`, '#22272a', '#0c0d0e', 6)}<path d="M${x + 10} 360H${x + 210}M${x + 10} 394H${x + 210}M${x + 10} 428H${x + 210}M${x + 10} 460H${x + 210}" stroke="#565d62" stroke-width="10"/></g>`;
  return (
    `<path d="M0 0H1280V720H0Z" fill="${sheet.linear('down', [0, '#3a4045'], [1, '#6c7479'])}"/><path d="M0 560H1280V720H0Z" fill="#2b3034"/>` +
    pedal(370) +
    pedal(670) +
    markup`<g transform="translate(0 ${pedalOffset})"><g transform="rotate(${-74 * (1 - joined)} 560 290)"><path d="M540 268H770Q792 268 792 290T770 312H540Q518 312 518 290T540 268Z" fill="#ffb81c" stroke="#5c3b00" stroke-width="6"/></g><circle cx="560" cy="290" r="13" fill="#5c3b00"/></g>` +
    verdict(true, 1080, 230, stepProgress(t, 4, 0.75, 0.9))
  );
}

/** Down a slope in gear. */
function slope(sheet: Sheet, t: number): string {
  const go = stepProgress(t, 5, -0.2, 1.1) * 330;
  return (
    `<g transform="translate(-200 -120)">${countryside(sheet, 1800, 900, 470, { hour: 'morning', sun: 0.7, ground: 'green' })}</g>` +
    `<path d="M-200 330L1500 700V900H-200Z" fill="#8b6a3f"/><path d="M-200 330L1500 700V736L-200 366Z" fill="#5c6367"/>` +
    markup`<g transform="rotate(12.3 640 512) translate(${-150 + go} -76)">${standing(mirrored(trolley(sheet, paintAt(1), { load: 'sacks', hitched: true, spin: -go })), 250, GROUND_Y, 0.6)}${standing(driven(tractor(sheet, { paint: paintAt(8), spin: go * 0.6 })), 664, GROUND_Y, 0.6)}</g>`
  );
}

function frame(sheet: Sheet, t: number): string {
  return (
    coupling(sheet, t) +
    withFade(stepProgress(t, 2, -0.06, 0.06), () => balance(sheet, t)) +
    withFade(stepProgress(t, 4, -0.06, 0.06), () => pedals(sheet, t)) +
    withFade(stepProgress(t, 5, -0.06, 0.06), () => slope(sheet, t))
  );
}

/** A trolley is hitched, loaded and braked. */
export const trolleyHitch: Clip = {
  name: 'trolley-hitch',
  seconds: totalSeconds(6),
  beats: createCueTimes(6),
  poster: 14,
  frame,
};
