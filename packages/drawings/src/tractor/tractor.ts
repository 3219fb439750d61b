import { dark } from '../colour.ts';
import { markup, polar } from '../markup.ts';
import type { Paint } from '../paints.ts';
import { GROUND_Y, shadow } from '../parts/ground.ts';
import { farWheel, wheel } from '../parts/wheel.ts';
import type { Sheet } from '../sheet.ts';
import { chassis, linkage } from './chassis.ts';
import { hood } from './hood.ts';
import { driverPlace } from './seat.ts';
import { type Shape, shapeOf, type TractorLook } from './shape.ts';
import { topBefore, topBehind } from './top.ts';

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
function standing(sheet: Sheet, s: Shape, look: TractorLook): string {
  const { rx, ry, fx, fy, rear, front } = s;
  const { paint } = look;
  const spin = look.spin ?? 0;
  return (
    shadow(sheet, (rx + fx) / 2 + 10, s.ground + 2, s.reach * 0.95, 24) +
    farWheel(rx + 22, ry + 2, rear) +
    farWheel(fx + 14, fy + 2, front) +
    topBehind(sheet, s, paint) +
    chassis(sheet, s, paint) +
    hood(sheet, s, paint) +
    driverPlace(s) +
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
export function tractor(sheet: Sheet, look: TractorLook): string {
  const s = shapeOf(look);
  const high = s.top === 'plain' ? 9 : (GROUND_Y - 26) / (s.ground - s.roof + 8);
  const scale = Math.min(1.2, 700 / (s.right - s.left), high) * (s.size === 'mini' ? 0.93 : 1);
  const x = 400 - (scale * (s.left + s.right)) / 2;
  return markup`<g transform="translate(${x} ${GROUND_Y - scale * s.ground}) scale(${scale.toFixed(3)})">${standing(sheet, s, look)}</g>`;
}
