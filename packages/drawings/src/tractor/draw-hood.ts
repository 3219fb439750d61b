import { markup, repeat } from '../markup.ts';
import { darken } from '../mix.ts';
import type { Paint } from '../paint.ts';
import type { SvgDefs } from '../svg-defs.ts';
import type { Shape } from './shape.ts';

/** Exhaust pipe on the hood. */
export function drawExhaust(defs: SvgDefs, shape: Shape): string {
  const hasCabin = shape.top === 'cabin';
  const x = hasCabin ? shape.dashX + 26 : shape.dashX + (shape.noseX - shape.dashX) * 0.46;
  const y = shape.hoodTopY - (hasCabin ? 120 : 104);
  const tin = defs.addPipeGradient();
  return markup`<rect x="${x}" y="${y}" width="13" height="${hasCabin ? 118 : 102}" rx="4" fill="${tin}"/><rect x="${x - 6}" y="${y + 34}" width="25" height="46" rx="9" fill="${tin}"/><path d="M${x - 1} ${y + 2}l15 0l10 -14l-9 -5z" fill="#3b4044"/>`;
}

function drawGrille(shape: Shape): string {
  const x = shape.dashX + 26;
  const y = shape.hoodTopY + shape.hoodHeight * 0.36;
  const width = (shape.noseX - shape.dashX) * 0.3;
  const height = shape.hoodHeight * 0.42;
  const step = (width - 16) / 7;
  const slats = repeat(
    7,
    (i) => markup`M${x + 8 + i * step} ${y + 8}h${step - 5}l-9 ${height - 16}h${5 - step}Z`,
  );
  return markup`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="9" fill="#15181a"/><path d="${slats}" fill="#3d4347"/>`;
}

function drawLamp(defs: SvgDefs, shape: Shape): string {
  const outline = markup`M${shape.noseX - 56} ${shape.noseTopY + 16}Q${shape.noseX - 20} ${shape.noseTopY + 14} ${shape.noseX - 3} ${shape.noseTopY + shape.noseRounding + 16}L${shape.noseX} ${shape.noseTopY + shape.noseRounding + 32}Q${shape.noseX - 28} ${shape.noseTopY + shape.noseRounding + 26} ${shape.noseX - 50} ${shape.noseTopY + 30}Z`;
  const glass = defs.addLinearGradient('slant', [0, '#ffffff'], [1, '#9fb6c4']);
  return markup`<path d="${outline}" fill="${glass}" stroke="#111416" stroke-width="4" stroke-linejoin="round"/>`;
}

export const drawHoodWithExhaust = (defs: SvgDefs, shape: Shape, paint: Paint): string =>
  drawExhaust(defs, shape) + drawHood(defs, shape, paint);

/** Hood with stripe, grille and lamp, without the exhaust. */
export function drawHood(defs: SvgDefs, shape: Shape, paint: Paint): string {
  const { dashX, noseX, hoodTopY, hoodBaseY, noseTopY, noseRounding } = shape;
  const middle = (dashX + noseX) / 2;
  const edge = darken(paint.body, 0.55);
  const outline = markup`M${dashX} ${hoodTopY - 4}C${dashX + 60} ${hoodTopY - 10} ${middle} ${hoodTopY - 6} ${noseX - 70} ${noseTopY - 6}Q${noseX - 12} ${noseTopY + 2} ${noseX - 4} ${noseTopY + noseRounding + 8}L${noseX + (shape.noseStyle === 'classic' ? 0 : 6)} ${hoodBaseY - 28}Q${noseX + 6} ${hoodBaseY - 6} ${noseX - 16} ${hoodBaseY - 4}L${dashX - 2} ${hoodBaseY + 4}Z`;
  const stripeY = hoodTopY + shape.hoodHeight * 0.22;
  const stripeFall = (noseTopY - hoodTopY) * 0.55;
  const seamX = dashX + 26 + (noseX - dashX) * 0.3;
  const grilleY = hoodTopY + shape.hoodHeight * 0.36;
  return (
    markup`<path d="${outline}" fill="${defs.addPaintGradient(paint.body)}" stroke="${edge}" stroke-width="1.6"/>
<path d="M${dashX + 6} ${hoodTopY + 2}C${dashX + 70} ${hoodTopY - 3} ${middle} ${hoodTopY} ${noseX - 72} ${noseTopY + 1}" stroke="#fff" stroke-opacity=".6" stroke-width="4" fill="none" stroke-linecap="round"/>
<path d="M${dashX + 2} ${stripeY}L${noseX - 64} ${stripeY + stripeFall}L${noseX - 74} ${stripeY + stripeFall + 13}L${dashX + 1} ${stripeY + 15}Z" fill="${paint.accent}" fill-opacity=".92"/>` +
    drawGrille(shape) +
    markup`<path d="M${seamX + 16} ${grilleY + 4}L${noseX - 16} ${grilleY + 12}L${noseX - 10} ${hoodBaseY - 22}L${seamX + 12} ${hoodBaseY - 14}Z" fill="${darken(paint.body, 0.14)}" fill-opacity=".55"/><path d="M${seamX + 16} ${grilleY + 4}L${seamX + 12} ${hoodBaseY - 14}" stroke="${edge}" stroke-width="1.6"/>
<path d="M${noseX - 6} ${noseTopY + noseRounding + 34}L${noseX + 5} ${hoodBaseY - 30}L${noseX + 3} ${hoodBaseY - 12}L${noseX - 14} ${hoodBaseY - 10}L${noseX - 18} ${noseTopY + noseRounding + 30}Z" fill="#191c1e"/>` +
    drawLamp(defs, shape)
  );
}
