import { formatPolarPoint, markup, moveTo, repeat } from '../markup.ts';
import type { SvgDefs } from '../svg-defs.ts';

/** A spanner, 300 long at scale 1, centred on x,y. */
export const drawSpanner = (
  defs: SvgDefs,
  x: number,
  y: number,
  scale: number,
  rotation: number,
): string =>
  moveTo(
    `<path d="M-150 -22Q-140 -52 -104 -48L-112 -14L-88 6L-62 -10L-60 -40Q-30 -22 -40 14H96Q104 -22 140 -22L116 8L128 34L156 32Q146 66 110 56Q96 52 94 44H-40Q-60 70 -100 56Q-140 40 -150 -22Z" transform="translate(0 -14)" fill="${defs.addSteelGradient()}" stroke="#3a3f43" stroke-width="4" stroke-linejoin="round"/>`,
    x,
    y,
    scale,
    rotation,
  );

export function drawGear(defs: SvgDefs, x: number, y: number, r: number, rotation = 0): string {
  const teeth = repeat(12, (i) => {
    const angle = i * 30 + rotation;
    return `${i === 0 ? 'M' : 'L'}${formatPolarPoint(0, 0, r, angle - 8)}L${formatPolarPoint(0, 0, r, angle + 8)}L${formatPolarPoint(0, 0, r * 0.8, angle + 11)}L${formatPolarPoint(0, 0, r * 0.8, angle + 19)}`;
  });
  return moveTo(
    markup`<path d="${teeth}Z" fill="${defs.addSteelGradient()}" stroke="#3a3f43" stroke-width="4" stroke-linejoin="round"/><circle r="${r * 0.5}" fill="#4b5257" fill-opacity=".5"/><circle r="${r * 0.26}" fill="#22272a"/>`,
    x,
    y,
  );
}

/** An oil can with its spout to the right and a falling drop. */
export const drawOilCan = (x: number, y: number, scale: number): string =>
  moveTo(
    '<path d="M-110 130V-30Q-110 -70 -70 -70H30Q70 -70 70 -30V130Q70 150 50 150H-90Q-110 150 -110 130Z" fill="#b9542a" stroke="#5c2a14" stroke-width="5"/><path d="M-90 -74Q-100 -130 -40 -128H6Q40 -126 30 -74" fill="none" stroke="#5c2a14" stroke-width="18"/><path d="M52 -60L150 -136L176 -120L70 -6Z" fill="#8f3f1e" stroke="#5c2a14" stroke-width="5" stroke-linejoin="round"/><path d="M-80 -10H40V70H-80Z" fill="#f4ead2"/><path d="M-20 -2Q14 40 -20 58Q-54 40 -20 -2Z" fill="#c08a1e"/><path d="M192 -96Q216 -58 192 -46Q168 -58 192 -96Z" fill="#c08a1e"/>',
    x,
    y,
    scale,
  );

/** A dipstick with oil between its marks. Its tip is at x,y. */
export const drawDipstick = (x: number, y: number, scale: number): string =>
  moveTo(
    '<path d="M-7 0V-330H7V0Z" fill="#dfe5e8" stroke="#3a3f43" stroke-width="4"/><path d="M-7 0V-64H7V0Z" fill="#a86a00"/><path d="M-18 -24H18M-18 -92H18" stroke="#b3261e" stroke-width="8" stroke-linecap="round"/><circle cy="-362" r="32" fill="none" stroke="#e0a021" stroke-width="15"/>',
    x,
    y,
    scale,
  );

/** A pressure gauge with its hose. The centre of the dial is at x,y. */
export const drawPressureGauge = (defs: SvgDefs, x: number, y: number, scale: number): string =>
  moveTo(
    `<path d="M0 80Q10 190 -120 190T-230 130" fill="none" stroke="#22272a" stroke-width="18" stroke-linecap="round"/><circle r="98" fill="${defs.addPipeGradient()}"/><circle r="84" fill="#fffdf6"/><path d="M${formatPolarPoint(0, 0, 66, 200)}A66 66 0 0 1 ${formatPolarPoint(0, 0, 66, 250)}" stroke="#c23b2e" stroke-width="16" fill="none"/><path d="M${formatPolarPoint(0, 0, 66, 254)}A66 66 0 0 1 ${formatPolarPoint(0, 0, 66, 300)}" stroke="#3f8a4a" stroke-width="16" fill="none"/><path d="M${formatPolarPoint(0, 0, 66, 304)}A66 66 0 0 1 ${formatPolarPoint(0, 0, 66, 344)}" stroke="#c23b2e" stroke-width="16" fill="none"/><path d="M${formatPolarPoint(0, 0, 14, 100)}L${formatPolarPoint(0, 0, 58, 280)}" stroke="#14201a" stroke-width="10" stroke-linecap="round"/><circle r="13" fill="#14201a"/>`,
    x,
    y,
    scale,
  );
