import { markup } from '../markup.ts';
import { darken } from '../mix.ts';
import type { Paint } from '../paint.ts';
import type { SvgDefs } from '../svg-defs.ts';
import type { Shape } from './shape.ts';

function drawCabin(defs: SvgDefs, shape: Shape, paint: Paint): string {
  const { rearX, roofY, floorY, hoodTopY, fenderRadius, fenderTopY } = shape;
  const x0 = rearX - shape.rearRadius * 0.44;
  const x1 = shape.dashX + 2;
  const rearBottomY = fenderTopY + 62;
  const glass = defs.addLinearGradient('slant', [0, '#cfe6ef', 0.8], [1, '#7fa9b8', 0.64]);
  const frame = markup`M${x0} ${rearBottomY}L${x0 + 6} ${roofY + 26}M${x1 - 22} ${roofY + 26}L${x1 + 4} ${hoodTopY + 4}L${x1 + 2} ${floorY}H${rearX + fenderRadius * 0.9}`;
  return markup`<path d="M${x0} ${rearBottomY}L${x0 + 6} ${roofY + 26}H${x1 - 22}L${x1 + 4} ${hoodTopY + 4}L${x1 + 2} ${floorY}H${rearX + fenderRadius * 0.9}L${rearX + fenderRadius * 0.72} ${fenderTopY + 58}Z" fill="${glass}"/>
<path d="M${x0 + 30} ${roofY + 36}h62L${x0 + 40} ${rearBottomY - 6}L${x0 + 16} ${rearBottomY - 4}Z" fill="#fff" fill-opacity=".28"/>
<g fill="none" stroke="#1f2326" stroke-width="8" stroke-linejoin="round"><path d="${frame}"/><path d="M${x0 + (x1 - x0) * 0.46} ${roofY + 26}L${x0 + (x1 - x0) * 0.5} ${fenderTopY + 16}" stroke-width="6"/></g>
<path d="M${x0 - 20} ${roofY + 28}Q${x0 - 24} ${roofY + 6} ${x0 + 10} ${roofY}Q${(x0 + x1) / 2} ${roofY - 14} ${x1 - 30} ${roofY - 2}Q${x1 + 4} ${roofY + 4} ${x1 + 4} ${roofY + 28}Z" fill="${defs.addPaintGradient(paint.body)}"/><path d="M${x0 - 20} ${roofY + 28}H${x1 + 4}v7H${x0 - 16}Z" fill="#24282b"/>
<rect x="${x1 - 34}" y="${roofY + 12}" width="26" height="12" rx="4" fill="#fff4cf"/><rect x="${x0 - 8}" y="${roofY + 12}" width="20" height="12" rx="4" fill="#f6a623"/>`;
}

function drawCanopy(defs: SvgDefs, shape: Shape, paint: Paint): string {
  const { rearX, rearRadius, dashX, roofY } = shape;
  return markup`<g stroke="#23272a" stroke-width="9" stroke-linecap="round" fill="none"><path d="M${rearX - rearRadius * 0.34} ${shape.fenderTopY + 20}L${rearX - rearRadius * 0.28} ${roofY + 22}"/><path d="M${dashX - 18} ${shape.floorY - 10}L${dashX - 34} ${roofY + 22}" stroke-width="7"/></g>
<path d="M${rearX - rearRadius * 0.66} ${roofY + 26}Q${rearX - rearRadius * 0.62} ${roofY + 2} ${rearX - rearRadius * 0.2} ${roofY}Q${(rearX + dashX) / 2} ${roofY - 10} ${dashX - 20} ${roofY + 2}Q${dashX + 18} ${roofY + 6} ${dashX + 24} ${roofY + 26}Z" fill="${defs.addPaintGradient(paint.body)}"/><path d="M${rearX - rearRadius * 0.66} ${roofY + 26}H${dashX + 24}v6H${rearX - rearRadius * 0.64}Z" fill="${darken(paint.body, 0.5)}"/>`;
}

function drawRollBar(shape: Shape): string {
  const footX = shape.rearX - shape.rearRadius * 0.42;
  const headX = shape.rearX - shape.rearRadius * 0.5;
  return markup`<g fill="none" stroke="#23272a" stroke-linecap="round"><path d="M${footX} ${shape.fenderTopY + 30}L${headX} ${shape.fenderTopY - 130}" stroke-width="13"/><path d="M${headX - 1} ${shape.fenderTopY - 126}h24" stroke-width="11"/></g><path d="M${footX - 4} ${shape.fenderTopY + 20}L${headX - 4} ${shape.fenderTopY - 126}" stroke="#6d747a" stroke-width="2.5"/>`;
}

/** Cabin or canopy. The parts that are drawn later cover its lower end. */
export const drawRoof = (defs: SvgDefs, shape: Shape, paint: Paint): string => {
  if (shape.top === 'cabin') return drawCabin(defs, shape, paint);
  return shape.top === 'canopy' ? drawCanopy(defs, shape, paint) : '';
};

/** The roll-over bar. It is drawn after the seat, which it overlaps. */
export const drawRops = (shape: Shape): string => (shape.top === 'rops' ? drawRollBar(shape) : '');
