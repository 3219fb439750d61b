import { formatPolarPoint, markup, repeat } from '../markup.ts';
import { darken } from '../mix.ts';
import type { Paint } from '../paint.ts';
import { drawTube } from '../parts/metal.ts';
import type { SvgDefs } from '../svg-defs.ts';

const traceMarks = (r: number, count: number, from: number, to: number): string =>
  repeat(count, (i) => {
    const angle = from + ((to - from) * i) / (count - 1);
    const length = i % 2 === 0 ? 16 : 9;
    return `M${formatPolarPoint(0, 0, r, angle)}L${formatPolarPoint(0, 0, r - length, angle)}`;
  });

/** A round gauge. `value` from 0 to 1 is the position of its needle, `endColour` that of the upper end of the scale. */
function drawGauge(
  defs: SvgDefs,
  [x, y, r]: readonly [x: number, y: number, r: number],
  value: number,
  endColour: string,
): string {
  const needleAngle = 150 + 240 * value;
  return markup`<g transform="translate(${x} ${y}) scale(${(r / 100).toFixed(3)})"><circle r="112" fill="${defs.addPipeGradient()}"/><circle r="102" fill="#0d0f10"/><path d="M${formatPolarPoint(0, 0, 86, 318)}A86 86 0 0 1 ${formatPolarPoint(0, 0, 86, 390)}" fill="none" stroke="${endColour}" stroke-width="10"/><path d="${traceMarks(92, 13, 150, 390)}" stroke="#f2efe4" stroke-width="4" fill="none"/><path d="M${formatPolarPoint(0, 0, 16, needleAngle + 180)}L${formatPolarPoint(0, 0, 74, needleAngle)}" stroke="#e4572e" stroke-width="7" stroke-linecap="round"/><circle r="13" fill="#3a4045"/><path d="M-70 -66A96 96 0 0 1 20 -94L-30 -10Z" fill="#fff" fill-opacity=".08"/></g>`;
}

const drawLamps = (x: number, y: number): string =>
  repeat(
    5,
    (i) =>
      markup`<circle cx="${x + i * 44}" cy="${y}" r="12" fill="${['#5a2420', '#5a4318', '#27492c', '#1f3c52', '#5a4318'][i] ?? '#333'}" stroke="#0d0f10" stroke-width="4"/>`,
  );

/**
 * The dashboard with the ignition off. Its hour meter is blank, because a drawing cannot show the hours of a real
 * tractor.
 */
export function drawDashboard(defs: SvgDefs, paint: Paint): string {
  const body = defs.addPaintGradient(paint.body);
  return (
    `<path d="M0 0H800V600H0Z" fill="${defs.addLinearGradient('down', [0, '#c8d7d8'], [0.6, '#d9d2bb'], [1, '#a08a66'])}"/>` +
    markup`<path d="M40 600L96 210Q106 150 170 140Q400 108 630 140Q694 150 704 210L760 600Z" fill="${body}" stroke="${darken(paint.body, 0.55)}" stroke-width="4"/><path d="M150 168Q400 132 650 168" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="M116 560L146 236Q150 204 184 200Q400 176 616 200Q650 204 654 236L684 560Z" fill="#23282b" stroke="#0d0f10" stroke-width="5"/>` +
    drawGauge(defs, [400, 356, 96], 0, '#c23b2e') +
    drawGauge(defs, [214, 350, 66], 0.06, '#3f8a4a') +
    drawGauge(defs, [586, 350, 66], 0.3, '#c23b2e') +
    `<rect x="346" y="396" width="108" height="32" rx="5" fill="#3c463c" stroke="#0d0f10" stroke-width="4"/><path d="M352 402h52l-16 20h-36z" fill="#fff" fill-opacity=".1"/>` +
    drawLamps(312, 226) +
    `<circle cx="612" cy="486" r="25" fill="${defs.addPipeGradient()}"/><path d="M607 474h10v24h-10z" fill="#0d0f10"/><path d="M612 488l36 66" stroke="#b9c1c6" stroke-width="9" stroke-linecap="round"/><circle cx="654" cy="566" r="17" fill="none" stroke="#b9c1c6" stroke-width="8"/><circle cx="190" cy="486" r="19" fill="#3a4045"/><path d="M184 440h12v46h-12z" fill="#b9c1c6"/>` +
    drawTube('M-40 640Q60 430 400 424T840 640', 34, '#1b1e20') +
    drawTube('M400 430V640', 40, '#1b1e20') +
    `<path d="M-20 610Q90 442 400 430" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="6"/>`
  );
}
