import { formatPolarPoint, markup } from '../markup.ts';
import { darken } from '../mix.ts';
import type { Paint } from '../paint.ts';
import { drawShadow, GROUND_Y } from '../parts/draw-studio.ts';
import { drawHiddenWheel, drawWheel } from '../parts/draw-wheel.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { drawChassis, drawLinkage } from './draw-chassis.ts';
import { drawHoodWithExhaust } from './draw-hood.ts';
import { drawRoof, drawRops } from './draw-roof.ts';
import { createShape, type Shape, type TractorStyle } from './shape.ts';

const drawSeat = (x: number, y: number): string =>
  markup`<path d="M${x - 10} ${y + 4}Q${x - 40} ${y - 30} ${x - 36} ${y - 84}Q${x - 34} ${y - 98} ${x - 20} ${y - 94}Q${x - 6} ${y - 88} ${x - 4} ${y - 34}Q${x + 30} ${y - 40} ${x + 58} ${y - 30}Q${x + 66} ${y - 14} ${x + 52} ${y - 6}L${x} ${y + 8}Z" fill="#1e2225"/><path d="M${x - 28} ${y - 84}Q${x - 28} ${y - 40} ${x - 8} ${y - 16}" stroke="#565d62" stroke-width="4" fill="none" stroke-linecap="round"/><rect x="${x}" y="${y - 4}" width="40" height="22" fill="#2a2e31"/>`;

const drawSteering = (shape: Shape): string =>
  markup`<path d="M${shape.dashX - 22} ${shape.hoodTopY - 4}L${shape.dashX - 44} ${shape.hoodTopY - 36}" stroke="#1c1f21" stroke-width="7" stroke-linecap="round"/><ellipse cx="${shape.dashX - 47}" cy="${shape.hoodTopY - 40}" rx="30" ry="8.5" transform="rotate(-34 ${shape.dashX - 47} ${shape.hoodTopY - 40})" fill="none" stroke="#15181a" stroke-width="6.5"/>`;

/** Dashboard, steering wheel, step and seat. */
function drawDriverArea(shape: Shape): string {
  const { rearX, dashX, hoodTopY, floorY, fenderRadius } = shape;
  return (
    markup`<path d="M${dashX - 34} ${hoodTopY - 10}L${dashX + 6} ${hoodTopY - 6}L${dashX + 2} ${floorY}H${dashX - 26}L${dashX - 20} ${hoodTopY + 26}Z" fill="#24282b"/><path d="M${dashX - 34} ${hoodTopY - 10}L${dashX + 6} ${hoodTopY - 6}l-1 8l-36 -2z" fill="#4a5156"/>` +
    (shape.top === 'cabin' ? '' : drawSteering(shape)) +
    markup`<path d="M${rearX + fenderRadius * 0.62} ${floorY - 6}H${dashX + 8}V${floorY + 8}L${dashX - 4} ${floorY + 10}L${dashX - 10} ${floorY + 52}H${dashX - 52}L${dashX - 48} ${floorY + 10}L${rearX + fenderRadius * 0.6} ${floorY + 8}Z" fill="#2b3033"/><path d="M${dashX - 50} ${floorY + 44}h42" stroke="#8d959a" stroke-width="4"/><path d="M${rearX + fenderRadius * 0.7} ${floorY - 5}H${dashX + 6}" stroke="#7a8287" stroke-width="2.5"/>` +
    drawSeat(rearX + shape.rearRadius * 0.18, shape.fenderTopY + 12)
  );
}

function drawFender(defs: SvgDefs, shape: Shape, paint: Paint): string {
  const { rearX, rearY, rearRadius } = shape;
  const r = shape.fenderRadius;
  return markup`<path d="M${formatPolarPoint(rearX, rearY, r, 198)}A${r} ${r} 0 0 1 ${formatPolarPoint(rearX, rearY, r, 318)}L${rearX + r * 0.98} ${rearY - rearRadius * 0.36}L${rearX + r * 0.86} ${rearY - rearRadius * 0.3}L${formatPolarPoint(rearX, rearY, rearRadius * 0.98, 322)}A${rearRadius * 0.98} ${rearRadius * 0.98} 0 0 0 ${formatPolarPoint(rearX, rearY, rearRadius * 0.98, 204)}Z" fill="${defs.addPaintGradient(paint.body, 'slant')}" stroke="${darken(paint.body, 0.55)}" stroke-width="1.5"/><path d="M${formatPolarPoint(rearX, rearY, r - 5, 206)}A${r - 5} ${r - 5} 0 0 1 ${formatPolarPoint(rearX, rearY, r - 5, 300)}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3.5" stroke-linecap="round"/>
<rect x="${rearX - r * 0.86}" y="${rearY - r * 0.66}" width="14" height="24" rx="4" fill="#d7263d" transform="rotate(38 ${rearX - r * 0.86} ${rearY - r * 0.66})"/><rect x="${rearX + r * 0.5}" y="${rearY - r * 0.96}" width="22" height="10" rx="4" fill="#f6a623" transform="rotate(32 ${rearX + r * 0.5} ${rearY - r * 0.96})"/>`;
}

function drawFrontFender(shape: Shape): string {
  if (!shape.isFourWheel || shape.size === 'mini') return '';
  const { frontX, frontY, frontRadius } = shape;
  return markup`<path d="M${formatPolarPoint(frontX, frontY, frontRadius * 1.1, 205)}A${frontRadius * 1.1} ${frontRadius * 1.1} 0 0 1 ${formatPolarPoint(frontX, frontY, frontRadius * 1.1, 318)}" fill="none" stroke="#22262a" stroke-width="8"/>`;
}

/** The tractor in the coordinates of `Shape`, facing right. */
function drawMachine(defs: SvgDefs, shape: Shape, style: TractorStyle): string {
  const { rearX, rearY, frontX, frontY, rearRadius, frontRadius } = shape;
  const { paint } = style;
  const spin = style.spin ?? 0;
  return (
    drawShadow(defs, (rearX + frontX) / 2 + 10, shape.groundY + 2, shape.wheelbase * 0.95, 24) +
    drawHiddenWheel(rearX + 22, rearY + 2, rearRadius) +
    drawHiddenWheel(frontX + 14, frontY + 2, frontRadius) +
    drawRoof(defs, shape, paint) +
    drawChassis(defs, shape, paint) +
    drawHoodWithExhaust(defs, shape, paint) +
    drawDriverArea(shape) +
    drawRops(shape) +
    drawWheel(defs, rearX, rearY, rearRadius, { rim: paint.rim, spin }) +
    drawFender(defs, shape, paint) +
    (style.hasLinks === false ? '' : drawLinkage(shape)) +
    drawWheel(defs, frontX, frontY, frontRadius, {
      rim: paint.rim,
      tread: shape.isFourWheel ? 'lug' : 'rib',
      spin: (spin * rearRadius) / frontRadius,
    }) +
    drawFrontFender(shape)
  );
}

const MAX_WIDTH = 700;
const MAX_SCALE = 1.2;
/** A mini tractor is drawn smaller than the picture allows, so that its size is visible. */
const MINI_SCALE = 0.93;

/** Side view of a tractor, facing right, scaled to an 800x600 box with its wheels on `GROUND_Y`. */
export function drawTractorSide(defs: SvgDefs, style: TractorStyle): string {
  const shape = createShape(style);
  const widthScale = MAX_WIDTH / (shape.rightX - shape.leftX);
  const heightScale =
    shape.top === 'plain' ? MAX_SCALE : (GROUND_Y - 26) / (shape.groundY - shape.roofY + 8);
  const scale =
    Math.min(MAX_SCALE, widthScale, heightScale) * (shape.size === 'mini' ? MINI_SCALE : 1);
  const x = 400 - (scale * (shape.leftX + shape.rightX)) / 2;
  return markup`<g transform="translate(${x} ${GROUND_Y - scale * shape.groundY}) scale(${scale.toFixed(3)})">${drawMachine(defs, shape, style)}</g>`;
}
