import { markup, times } from '../markup.ts';
import { dark } from '../mix.ts';
import type { Paint } from '../paint.ts';
import type { Sheet } from '../sheet.ts';
import type { Shape } from './shape.ts';

const IRON_COLOUR = '#33383c';

/** The weights in front of the nose. */
function weights(s: Shape): string {
  const { nose, hoodBase: base } = s;
  if (s.size === 'mini')
    return markup`<rect x="${nose - 6}" y="${base - 2}" width="18" height="34" rx="5" fill="#2a2e31"/>`;
  const plates = times(
    4,
    (i) =>
      markup`<rect x="${nose + 2 + i * 9}" y="${base - 10}" width="8" height="62" rx="3" fill="${dark(IRON_COLOUR, i % 2 ? 0.35 : 0.12)}"/>`,
  );
  return markup`${plates}<rect x="${nose - 14}" y="${base + 6}" width="22" height="22" rx="4" fill="#15181a"/>`;
}

/** Gearbox, engine block, pulleys, axle and the weights in front. */
export const chassis = (sheet: Sheet, s: Shape, paint: Paint): string =>
  engine(sheet, s, paint) + weights(s);

/** Gearbox, engine block, pulleys and axle. */
export function engine(sheet: Sheet, s: Shape, paint: Paint): string {
  const { rx, ry, fx, fy, dash, nose, hoodBase: base } = s;
  const fan = dash + (nose - dash) * 0.62;
  const filterHeight = s.size === 'mini' ? 22 : 34;
  const filter = dash + (nose - dash) * 0.44;
  const iron = sheet.linear('down', [0, '#595d61'], [0.4, IRON_COLOUR], [1, '#171a1b']);
  const shaft = s.four
    ? markup`<path d="M${rx + 60} ${ry + 26}L${fx - 20} ${fy + 10}v12L${rx + 60} ${ry + 42}Z" fill="#16191b"/>`
    : '';
  return markup`<path d="M${rx - 20} ${ry - 40}L${rx + s.rear * 1.1} ${ry - 44}L${nose - 20} ${base - 12}L${nose - 10} ${base + 26}L${fx + 34} ${base + 40}L${fx + 30} ${fy + 8}L${fx - 46} ${fy + 8}L${fx - 64} ${base + 76}L${dash + 20} ${base + 92}L${rx + 60} ${ry + 46}L${rx - 40} ${ry + 30}Z" fill="${iron}"/>
<g fill="#212528"><rect x="${dash + 22}" y="${base + 14}" width="${(nose - dash) * 0.5}" height="46" rx="6"/><rect x="${dash + 40}" y="${base + 62}" width="${(nose - dash) * 0.36}" height="24" rx="8"/></g>
<g fill="#5c6063">${times(4, (i) => markup`<rect x="${dash + 34 + i * 34}" y="${base + 20}" width="24" height="30" rx="4"/>`)}</g><g fill="#111">${times(4, (i) => markup`<circle cx="${dash + 46 + i * 34}" cy="${base + 35}" r="5"/>`)}</g>
<circle cx="${fan}" cy="${base + 44}" r="21" fill="#191c1e"/><circle cx="${fan}" cy="${base + 44}" r="13" fill="#7b8287"/><circle cx="${fan}" cy="${base + 44}" r="5" fill="#24282b"/>
<rect x="${filter}" y="${base + 54}" width="20" height="${filterHeight}" rx="5" fill="#d8dde0"/><rect x="${filter}" y="${base + 54}" width="20" height="9" rx="4" fill="${paint.accent}"/>
<path d="M${fx - 40} ${fy - 16}L${fx + 40} ${fy - 16}L${fx + 24} ${base + 30}L${fx - 26} ${base + 30}Z" fill="#262a2d"/>${shaft}`;
}

/** Lower link and lift rod behind the rear wheel. */
export const linkage = (s: Shape): string =>
  markup`<g stroke-linecap="round" fill="none"><path d="M${s.rx - s.rear * 0.9} ${s.ry + 34}L${s.rx - s.rear * 1.34} ${s.ry + 62}" stroke="#24282b" stroke-width="12"/><path d="M${s.rx - s.rear * 0.86} ${s.ry - 16}L${s.rx - s.rear * 1.22} ${s.ry + 56}" stroke="#4a5156" stroke-width="6"/></g><circle cx="${s.rx - s.rear * 1.34}" cy="${s.ry + 62}" r="8" fill="#7b8287"/>`;
