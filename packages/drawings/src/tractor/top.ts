import { markup } from '../markup.ts';
import { dark } from '../mix.ts';
import type { Paint } from '../paint.ts';
import type { Sheet } from '../sheet.ts';
import type { Shape } from './shape.ts';

function cabin(sheet: Sheet, s: Shape, paint: Paint): string {
  const { rx, roof, floor, hoodTop, fender, fenderTop } = s;
  const x0 = rx - s.rear * 0.44;
  const x1 = s.dash + 2;
  const back = fenderTop + 62;
  const glass = sheet.linear('slant', [0, '#cfe6ef', 0.8], [1, '#7fa9b8', 0.64]);
  const frame = markup`M${x0} ${back}L${x0 + 6} ${roof + 26}M${x1 - 22} ${roof + 26}L${x1 + 4} ${hoodTop + 4}L${x1 + 2} ${floor}H${rx + fender * 0.9}`;
  return markup`<path d="M${x0} ${back}L${x0 + 6} ${roof + 26}H${x1 - 22}L${x1 + 4} ${hoodTop + 4}L${x1 + 2} ${floor}H${rx + fender * 0.9}L${rx + fender * 0.72} ${fenderTop + 58}Z" fill="${glass}"/>
<path d="M${x0 + 30} ${roof + 36}h62L${x0 + 40} ${back - 6}L${x0 + 16} ${back - 4}Z" fill="#fff" fill-opacity=".28"/>
<g fill="none" stroke="#1f2326" stroke-width="8" stroke-linejoin="round"><path d="${frame}"/><path d="M${x0 + (x1 - x0) * 0.46} ${roof + 26}L${x0 + (x1 - x0) * 0.5} ${fenderTop + 16}" stroke-width="6"/></g>
<path d="M${x0 - 20} ${roof + 28}Q${x0 - 24} ${roof + 6} ${x0 + 10} ${roof}Q${(x0 + x1) / 2} ${roof - 14} ${x1 - 30} ${roof - 2}Q${x1 + 4} ${roof + 4} ${x1 + 4} ${roof + 28}Z" fill="${sheet.paint(paint.body)}"/><path d="M${x0 - 20} ${roof + 28}H${x1 + 4}v7H${x0 - 16}Z" fill="#24282b"/>
<rect x="${x1 - 34}" y="${roof + 12}" width="26" height="12" rx="4" fill="#fff4cf"/><rect x="${x0 - 8}" y="${roof + 12}" width="20" height="12" rx="4" fill="#f6a623"/>`;
}

function canopy(sheet: Sheet, s: Shape, paint: Paint): string {
  const { rx, rear, dash, roof } = s;
  return markup`<g stroke="#23272a" stroke-width="9" stroke-linecap="round" fill="none"><path d="M${rx - rear * 0.34} ${s.fenderTop + 20}L${rx - rear * 0.28} ${roof + 22}"/><path d="M${dash - 18} ${s.floor - 10}L${dash - 34} ${roof + 22}" stroke-width="7"/></g>
<path d="M${rx - rear * 0.66} ${roof + 26}Q${rx - rear * 0.62} ${roof + 2} ${rx - rear * 0.2} ${roof}Q${(rx + dash) / 2} ${roof - 10} ${dash - 20} ${roof + 2}Q${dash + 18} ${roof + 6} ${dash + 24} ${roof + 26}Z" fill="${sheet.paint(paint.body)}"/><path d="M${rx - rear * 0.66} ${roof + 26}H${dash + 24}v6H${rx - rear * 0.64}Z" fill="${dark(paint.body, 0.5)}"/>`;
}

function bar(s: Shape): string {
  const foot = s.rx - s.rear * 0.42;
  const head = s.rx - s.rear * 0.5;
  return markup`<g fill="none" stroke="#23272a" stroke-linecap="round"><path d="M${foot} ${s.fenderTop + 30}L${head} ${s.fenderTop - 130}" stroke-width="13"/><path d="M${head - 1} ${s.fenderTop - 126}h24" stroke-width="11"/></g><path d="M${foot - 4} ${s.fenderTop + 20}L${head - 4} ${s.fenderTop - 126}" stroke="#6d747a" stroke-width="2.5"/>`;
}

/** What stands behind the driver's place: cabin or canopy. */
export const topBehind = (sheet: Sheet, s: Shape, paint: Paint): string => {
  if (s.top === 'cabin') return cabin(sheet, s, paint);
  return s.top === 'canopy' ? canopy(sheet, s, paint) : '';
};

/** What stands in front of the seat: the roll-over bar. */
export const topBefore = (s: Shape): string => (s.top === 'rops' ? bar(s) : '');
