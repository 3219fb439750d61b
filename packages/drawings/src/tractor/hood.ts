import { markup, times } from '../markup.ts';
import { dark } from '../mix.ts';
import type { Paint } from '../paint.ts';
import type { Sheet } from '../sheet.ts';
import type { Shape } from './shape.ts';

/** The pipe, standing on the bonnet. */
export function exhaust(sheet: Sheet, s: Shape): string {
  const cabin = s.top === 'cabin';
  const x = cabin ? s.dash + 26 : s.dash + (s.nose - s.dash) * 0.46;
  const up = s.hoodTop - (cabin ? 120 : 104);
  const tin = sheet.pipe();
  return markup`<rect x="${x}" y="${up}" width="13" height="${cabin ? 118 : 102}" rx="4" fill="${tin}"/><rect x="${x - 6}" y="${up + 34}" width="25" height="46" rx="9" fill="${tin}"/><path d="M${x - 1} ${up + 2}l15 0l10 -14l-9 -5z" fill="#3b4044"/>`;
}

function grille(s: Shape): string {
  const x = s.dash + 26;
  const y = s.hoodTop + s.hood * 0.36;
  const width = (s.nose - s.dash) * 0.3;
  const height = s.hood * 0.42;
  const step = (width - 16) / 7;
  const slats = times(
    7,
    (i) => markup`M${x + 8 + i * step} ${y + 8}h${step - 5}l-9 ${height - 16}h${5 - step}Z`,
  );
  return markup`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="9" fill="#15181a"/><path d="${slats}" fill="#3d4347"/>`;
}

function lamp(sheet: Sheet, s: Shape): string {
  const d = markup`M${s.nose - 56} ${s.noseTop + 16}Q${s.nose - 20} ${s.noseTop + 14} ${s.nose - 3} ${s.noseTop + s.noseRound + 16}L${s.nose} ${s.noseTop + s.noseRound + 32}Q${s.nose - 28} ${s.noseTop + s.noseRound + 26} ${s.nose - 50} ${s.noseTop + 30}Z`;
  const glass = sheet.linear('slant', [0, '#ffffff'], [1, '#9fb6c4']);
  return markup`<path d="${d}" fill="${glass}" stroke="#111416" stroke-width="4" stroke-linejoin="round"/>`;
}

/** Bonnet, stripe, grille, lamp and exhaust. */
export const hood = (sheet: Sheet, s: Shape, paint: Paint): string =>
  exhaust(sheet, s) + bonnet(sheet, s, paint);

/** Bonnet, stripe, grille and lamp. */
export function bonnet(sheet: Sheet, s: Shape, paint: Paint): string {
  const { dash, nose, hoodTop, hoodBase, noseTop, noseRound } = s;
  const middle = (dash + nose) / 2;
  const edge = dark(paint.body, 0.55);
  const outline = markup`M${dash} ${hoodTop - 4}C${dash + 60} ${hoodTop - 10} ${middle} ${hoodTop - 6} ${nose - 70} ${noseTop - 6}Q${nose - 12} ${noseTop + 2} ${nose - 4} ${noseTop + noseRound + 8}L${nose + (s.kind === 'classic' ? 0 : 6)} ${hoodBase - 28}Q${nose + 6} ${hoodBase - 6} ${nose - 16} ${hoodBase - 4}L${dash - 2} ${hoodBase + 4}Z`;
  const stripe = hoodTop + s.hood * 0.22;
  const fall = (noseTop - hoodTop) * 0.55;
  const seam = dash + 26 + (nose - dash) * 0.3;
  const grilleY = hoodTop + s.hood * 0.36;
  return (
    markup`<path d="${outline}" fill="${sheet.paint(paint.body)}" stroke="${edge}" stroke-width="1.6"/>
<path d="M${dash + 6} ${hoodTop + 2}C${dash + 70} ${hoodTop - 3} ${middle} ${hoodTop} ${nose - 72} ${noseTop + 1}" stroke="#fff" stroke-opacity=".6" stroke-width="4" fill="none" stroke-linecap="round"/>
<path d="M${dash + 2} ${stripe}L${nose - 64} ${stripe + fall}L${nose - 74} ${stripe + fall + 13}L${dash + 1} ${stripe + 15}Z" fill="${paint.accent}" fill-opacity=".92"/>` +
    grille(s) +
    markup`<path d="M${seam + 16} ${grilleY + 4}L${nose - 16} ${grilleY + 12}L${nose - 10} ${hoodBase - 22}L${seam + 12} ${hoodBase - 14}Z" fill="${dark(paint.body, 0.14)}" fill-opacity=".55"/><path d="M${seam + 16} ${grilleY + 4}L${seam + 12} ${hoodBase - 14}" stroke="${edge}" stroke-width="1.6"/>
<path d="M${nose - 6} ${noseTop + noseRound + 34}L${nose + 5} ${hoodBase - 30}L${nose + 3} ${hoodBase - 12}L${nose - 14} ${hoodBase - 10}L${nose - 18} ${noseTop + noseRound + 30}Z" fill="#191c1e"/>` +
    lamp(sheet, s)
  );
}
