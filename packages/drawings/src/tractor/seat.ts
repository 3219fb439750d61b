import { markup } from '../markup.ts';
import type { Shape } from './shape.ts';

const seat = (x: number, y: number): string =>
  markup`<path d="M${x - 10} ${y + 4}Q${x - 40} ${y - 30} ${x - 36} ${y - 84}Q${x - 34} ${y - 98} ${x - 20} ${y - 94}Q${x - 6} ${y - 88} ${x - 4} ${y - 34}Q${x + 30} ${y - 40} ${x + 58} ${y - 30}Q${x + 66} ${y - 14} ${x + 52} ${y - 6}L${x} ${y + 8}Z" fill="#1e2225"/><path d="M${x - 28} ${y - 84}Q${x - 28} ${y - 40} ${x - 8} ${y - 16}" stroke="#565d62" stroke-width="4" fill="none" stroke-linecap="round"/><rect x="${x}" y="${y - 4}" width="40" height="22" fill="#2a2e31"/>`;

const steering = (s: Shape): string =>
  markup`<path d="M${s.dash - 22} ${s.hoodTop - 4}L${s.dash - 44} ${s.hoodTop - 36}" stroke="#1c1f21" stroke-width="7" stroke-linecap="round"/><ellipse cx="${s.dash - 47}" cy="${s.hoodTop - 40}" rx="30" ry="8.5" transform="rotate(-34 ${s.dash - 47} ${s.hoodTop - 40})" fill="none" stroke="#15181a" stroke-width="6.5"/>`;

/** Dashboard, steering wheel, step and seat: where the driver is. */
export function driverPlace(s: Shape): string {
  const { rx, dash, hoodTop, floor, fender } = s;
  return (
    markup`<path d="M${dash - 34} ${hoodTop - 10}L${dash + 6} ${hoodTop - 6}L${dash + 2} ${floor}H${dash - 26}L${dash - 20} ${hoodTop + 26}Z" fill="#24282b"/><path d="M${dash - 34} ${hoodTop - 10}L${dash + 6} ${hoodTop - 6}l-1 8l-36 -2z" fill="#4a5156"/>` +
    (s.top === 'cabin' ? '' : steering(s)) +
    markup`<path d="M${rx + fender * 0.62} ${floor - 6}H${dash + 8}V${floor + 8}L${dash - 4} ${floor + 10}L${dash - 10} ${floor + 52}H${dash - 52}L${dash - 48} ${floor + 10}L${rx + fender * 0.6} ${floor + 8}Z" fill="#2b3033"/><path d="M${dash - 50} ${floor + 44}h42" stroke="#8d959a" stroke-width="4"/><path d="M${rx + fender * 0.7} ${floor - 5}H${dash + 6}" stroke="#7a8287" stroke-width="2.5"/>` +
    seat(rx + s.rear * 0.18, s.fenderTop + 12)
  );
}
