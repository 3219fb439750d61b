import { markup, moveTo, repeat } from '../markup.ts';
import { darken } from '../mix.ts';
import type { Paint } from '../paint.ts';
import { drawShadow } from '../parts/draw-studio.ts';
import { drawWheel } from '../parts/draw-wheel.ts';
import { drawPin, drawPlate, drawRod, drawTube } from '../parts/metal.ts';
import type { SvgDefs } from '../svg-defs.ts';

const drawReel = (): string =>
  `<g fill="none" stroke="#caa23a" stroke-width="5">${repeat(5, (i) => `<path d="M0 0V-56" transform="rotate(${i * 72})"/>`)}<circle r="56"/></g>${repeat(5, (i) => `<path d="M-4 -58l4 -16M6 -57l4 -15" stroke="#e6e9ea" stroke-width="4" transform="rotate(${i * 72})"/>`)}<circle r="9" fill="#2a2e31"/>`;

/** A trolley with a wire cage, which the spout fills with chopped straw. */
const drawTrolley = (defs: SvgDefs, paint: Paint): string =>
  `<path d="M566 250Q620 196 690 214T776 256V412H566Z" fill="#d9b45c"/><path d="M590 250q26 -24 60 -20M690 240q30 0 50 20M600 300l30 -8M680 290l34 10M620 350l36 6M700 360l34 -8M590 390l26 -6" stroke="#f0d690" stroke-width="5" fill="none" stroke-linecap="round"/>` +
  `<path d="${repeat(9, (i) => `M${570 + i * 25} 210V412`)}${repeat(7, (i) => `M564 ${236 + i * 26}H778`)}" stroke="#4b5257" stroke-width="2.500"/>` +
  drawTube('M566 206V412M778 206V412M566 206H778', 9, darken(paint.body, 0.25)) +
  drawTube('M500 440L550 422H784', 15, darken(paint.body, 0.35)) +
  drawWheel(defs, 680, 470, 60, { rim: paint.rim, tread: 'rib' });

/** Straw reaper behind the tractor: reel and cutter, drum, blower spout into the trolley. */
export function drawStrawReaper(defs: SvgDefs, paint: Paint): string {
  const edge = darken(paint.body, 0.6);
  const body = defs.addPaintGradient(paint.body);
  return (
    drawShadow(defs, 400, 534, 390) +
    drawTrolley(defs, paint) +
    `<g stroke="#c79d3f" stroke-width="6" stroke-linecap="round">${repeat(10, (i) => `<path d="M${18 + i * 13} 534l${(i % 3) * 4 - 2} -${50 + (i % 4) * 8}"/>`)}</g>` +
    drawRod('M14 420H120L250 392', 15, '#3a4045') +
    drawPin(26, 420, 9) +
    drawPlate('M120 516L200 496L236 430L300 424V508L216 524Z', body, edge) +
    `<path d="M96 522L204 500L210 516L98 532Z" fill="#c3cacf" stroke="#3a3f43" stroke-width="2"/>` +
    drawRod('M262 400L164 430', 9) +
    moveTo(drawReel(), 164, 432) +
    drawPlate('M240 420L256 286Q262 256 296 254H452Q486 256 490 290V430L446 456H262Z', body, edge) +
    `<path d="M278 268H452" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>` +
    markup`<path d="M262 288H486V306H260Z" fill="${paint.accent}"/>` +
    `<circle cx="344" cy="378" r="56" fill="${defs.addIronGradient()}" stroke="#15181a" stroke-width="3"/><circle cx="344" cy="378" r="36" fill="#5c6468"/><circle cx="344" cy="378" r="10" fill="#c9d0d4"/><circle cx="268" cy="424" r="17" fill="#2a2e31"/><path d="M330 326L258 412M352 432L276 440" stroke="#17191b" stroke-width="6"/>` +
    drawTube('M462 268V196Q464 120 548 118Q610 118 640 150', 42, paint.body) +
    drawPlate('M616 120L672 140L664 186L604 152Z', darken(paint.body, 0.25), edge) +
    `<g fill="#e8c873"><path d="M640 172l26 14l-6 8l-26 -12zM668 184l24 20l-8 6l-22 -18zM640 190l20 18l-7 6l-18 -16zM690 204l14 20l-8 4l-12 -18z"/></g>` +
    `<circle cx="462" cy="330" r="52" fill="${body}" stroke="${edge}" stroke-width="2.500"/><circle cx="462" cy="330" r="30" fill="#24282b"/>${repeat(6, (i) => `<path d="M462 330V304" stroke="#6c7479" stroke-width="6" transform="rotate(${i * 60} 462 330)"/>`)}` +
    drawWheel(defs, 400, 468, 64, { rim: paint.rim, tread: 'rib' })
  );
}
