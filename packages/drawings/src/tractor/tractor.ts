import { markup, polar } from '../markup.ts';
import { dark } from '../mix.ts';
import type { Paint } from '../paint.ts';
import { GROUND_Y, shadow } from '../parts/studio.ts';
import { hiddenWheel, wheel } from '../parts/wheel.ts';
import type { Sheet } from '../sheet.ts';
import { chassis, linkage } from './chassis.ts';
import { hood } from './hood.ts';
import { createShape, type Shape, type TractorStyle } from './shape.ts';
import { topBefore, topBehind } from './top.ts';

const seat = (x: number, y: number): string =>
  markup`<path d="M${x - 10} ${y + 4}Q${x - 40} ${y - 30} ${x - 36} ${y - 84}Q${x - 34} ${y - 98} ${x - 20} ${y - 94}Q${x - 6} ${y - 88} ${x - 4} ${y - 34}Q${x + 30} ${y - 40} ${x + 58} ${y - 30}Q${x + 66} ${y - 14} ${x + 52} ${y - 6}L${x} ${y + 8}Z" fill="#1e2225"/><path d="M${x - 28} ${y - 84}Q${x - 28} ${y - 40} ${x - 8} ${y - 16}" stroke="#565d62" stroke-width="4" fill="none" stroke-linecap="round"/><rect x="${x}" y="${y - 4}" width="40" height="22" fill="#2a2e31"/>`;

const steering = (s: Shape): string =>
  markup`<path d="M${s.dash - 22} ${s.hoodTop - 4}L${s.dash - 44} ${s.hoodTop - 36}" stroke="#1c1f21" stroke-width="7" stroke-linecap="round"/><ellipse cx="${s.dash - 47}" cy="${s.hoodTop - 40}" rx="30" ry="8.5" transform="rotate(-34 ${s.dash - 47} ${s.hoodTop - 40})" fill="none" stroke="#15181a" stroke-width="6.5"/>`;

/** Dashboard, steering wheel, step and seat: where the driver is. */
function driverArea(s: Shape): string {
  const { rx, dash, hoodTop, floor, fender } = s;
  return (
    markup`<path d="M${dash - 34} ${hoodTop - 10}L${dash + 6} ${hoodTop - 6}L${dash + 2} ${floor}H${dash - 26}L${dash - 20} ${hoodTop + 26}Z" fill="#24282b"/><path d="M${dash - 34} ${hoodTop - 10}L${dash + 6} ${hoodTop - 6}l-1 8l-36 -2z" fill="#4a5156"/>` +
    (s.top === 'cabin' ? '' : steering(s)) +
    markup`<path d="M${rx + fender * 0.62} ${floor - 6}H${dash + 8}V${floor + 8}L${dash - 4} ${floor + 10}L${dash - 10} ${floor + 52}H${dash - 52}L${dash - 48} ${floor + 10}L${rx + fender * 0.6} ${floor + 8}Z" fill="#2b3033"/><path d="M${dash - 50} ${floor + 44}h42" stroke="#8d959a" stroke-width="4"/><path d="M${rx + fender * 0.7} ${floor - 5}H${dash + 6}" stroke="#7a8287" stroke-width="2.5"/>` +
    seat(rx + s.rear * 0.18, s.fenderTop + 12)
  );
}

function fender(sheet: Sheet, s: Shape, paint: Paint): string {
  const { rx, ry, rear } = s;
  const r = s.fender;
  return markup`<path d="M${polar(rx, ry, r, 198)}A${r} ${r} 0 0 1 ${polar(rx, ry, r, 318)}L${rx + r * 0.98} ${ry - rear * 0.36}L${rx + r * 0.86} ${ry - rear * 0.3}L${polar(rx, ry, rear * 0.98, 322)}A${rear * 0.98} ${rear * 0.98} 0 0 0 ${polar(rx, ry, rear * 0.98, 204)}Z" fill="${sheet.paint(paint.body, 'slant')}" stroke="${dark(paint.body, 0.55)}" stroke-width="1.5"/><path d="M${polar(rx, ry, r - 5, 206)}A${r - 5} ${r - 5} 0 0 1 ${polar(rx, ry, r - 5, 300)}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3.5" stroke-linecap="round"/>
<rect x="${rx - r * 0.86}" y="${ry - r * 0.66}" width="14" height="24" rx="4" fill="#d7263d" transform="rotate(38 ${rx - r * 0.86} ${ry - r * 0.66})"/><rect x="${rx + r * 0.5}" y="${ry - r * 0.96}" width="22" height="10" rx="4" fill="#f6a623" transform="rotate(32 ${rx + r * 0.5} ${ry - r * 0.96})"/>`;
}

function frontFender(s: Shape): string {
  if (!s.four || s.size === 'mini') return '';
  const { fx, fy, front } = s;
  return markup`<path d="M${polar(fx, fy, front * 1.1, 205)}A${front * 1.1} ${front * 1.1} 0 0 1 ${polar(fx, fy, front * 1.1, 318)}" fill="none" stroke="#22262a" stroke-width="8"/>`;
}

/** A tractor in its own units, facing right, wheels at s.ground. */
function standing(sheet: Sheet, s: Shape, look: TractorStyle): string {
  const { rx, ry, fx, fy, rear, front } = s;
  const { paint } = look;
  const spin = look.spin ?? 0;
  return (
    shadow(sheet, (rx + fx) / 2 + 10, s.ground + 2, s.reach * 0.95, 24) +
    hiddenWheel(rx + 22, ry + 2, rear) +
    hiddenWheel(fx + 14, fy + 2, front) +
    topBehind(sheet, s, paint) +
    chassis(sheet, s, paint) +
    hood(sheet, s, paint) +
    driverArea(s) +
    topBefore(s) +
    wheel(sheet, rx, ry, rear, { rim: paint.rim, spin }) +
    fender(sheet, s, paint) +
    (look.withoutLinks ? '' : linkage(s)) +
    wheel(sheet, fx, fy, front, {
      rim: paint.rim,
      tread: s.four ? 'lug' : 'rib',
      spin: (spin * rear) / front,
    }) +
    frontFender(s)
  );
}

/** A tractor that fills an 800x600 box, wheels on GROUND_Y, facing right. */
export function tractor(sheet: Sheet, look: TractorStyle): string {
  const s = createShape(look);
  const high = s.top === 'plain' ? 9 : (GROUND_Y - 26) / (s.ground - s.roof + 8);
  const scale = Math.min(1.2, 700 / (s.right - s.left), high) * (s.size === 'mini' ? 0.93 : 1);
  const x = 400 - (scale * (s.left + s.right)) / 2;
  return markup`<g transform="translate(${x} ${GROUND_Y - scale * s.ground}) scale(${scale.toFixed(3)})">${standing(sheet, s, look)}</g>`;
}
