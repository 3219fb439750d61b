import { markup, repeat } from '../markup.ts';
import { darken } from '../mix.ts';
import type { Paint } from '../paint.ts';
import type { SvgDefs } from '../svg-defs.ts';
import type { Shape } from './shape.ts';

const IRON_COLOUR = '#33383c';

/** Front weights: four plates, or one block on a mini tractor. */
function drawWeights(shape: Shape): string {
  const { noseX, hoodBaseY: base } = shape;
  if (shape.size === 'mini')
    return markup`<rect x="${noseX - 6}" y="${base - 2}" width="18" height="34" rx="5" fill="#2a2e31"/>`;
  const plates = repeat(
    4,
    (i) =>
      markup`<rect x="${noseX + 2 + i * 9}" y="${base - 10}" width="8" height="62" rx="3" fill="${darken(IRON_COLOUR, i % 2 ? 0.35 : 0.12)}"/>`,
  );
  return markup`${plates}<rect x="${noseX - 14}" y="${base + 6}" width="22" height="22" rx="4" fill="#15181a"/>`;
}

/** `drawEngine` with the front weights. */
export const drawChassis = (defs: SvgDefs, shape: Shape, paint: Paint): string =>
  drawEngine(defs, shape, paint) + drawWeights(shape);

/** Gearbox, engine block, pulleys and front axle, and the drive shaft of a four-wheel drive. */
export function drawEngine(defs: SvgDefs, shape: Shape, paint: Paint): string {
  const { rearX, rearY, frontX, frontY, dashX, noseX, hoodBaseY: base } = shape;
  const fan = dashX + (noseX - dashX) * 0.62;
  const filterHeight = shape.size === 'mini' ? 22 : 34;
  const filter = dashX + (noseX - dashX) * 0.44;
  const iron = defs.addLinearGradient('down', [0, '#595d61'], [0.4, IRON_COLOUR], [1, '#171a1b']);
  const shaft = shape.isFourWheel
    ? markup`<path d="M${rearX + 60} ${rearY + 26}L${frontX - 20} ${frontY + 10}v12L${rearX + 60} ${rearY + 42}Z" fill="#16191b"/>`
    : '';
  return markup`<path d="M${rearX - 20} ${rearY - 40}L${rearX + shape.rearRadius * 1.1} ${rearY - 44}L${noseX - 20} ${base - 12}L${noseX - 10} ${base + 26}L${frontX + 34} ${base + 40}L${frontX + 30} ${frontY + 8}L${frontX - 46} ${frontY + 8}L${frontX - 64} ${base + 76}L${dashX + 20} ${base + 92}L${rearX + 60} ${rearY + 46}L${rearX - 40} ${rearY + 30}Z" fill="${iron}"/>
<g fill="#212528"><rect x="${dashX + 22}" y="${base + 14}" width="${(noseX - dashX) * 0.5}" height="46" rx="6"/><rect x="${dashX + 40}" y="${base + 62}" width="${(noseX - dashX) * 0.36}" height="24" rx="8"/></g>
<g fill="#5c6063">${repeat(4, (i) => markup`<rect x="${dashX + 34 + i * 34}" y="${base + 20}" width="24" height="30" rx="4"/>`)}</g><g fill="#111">${repeat(4, (i) => markup`<circle cx="${dashX + 46 + i * 34}" cy="${base + 35}" r="5"/>`)}</g>
<circle cx="${fan}" cy="${base + 44}" r="21" fill="#191c1e"/><circle cx="${fan}" cy="${base + 44}" r="13" fill="#7b8287"/><circle cx="${fan}" cy="${base + 44}" r="5" fill="#24282b"/>
<rect x="${filter}" y="${base + 54}" width="20" height="${filterHeight}" rx="5" fill="#d8dde0"/><rect x="${filter}" y="${base + 54}" width="20" height="9" rx="4" fill="${paint.accent}"/>
<path d="M${frontX - 40} ${frontY - 16}L${frontX + 40} ${frontY - 16}L${frontX + 24} ${base + 30}L${frontX - 26} ${base + 30}Z" fill="#262a2d"/>${shaft}`;
}

/** Lower link and lift rod behind the rear wheel. */
export const drawLinkage = (shape: Shape): string =>
  markup`<g stroke-linecap="round" fill="none"><path d="M${shape.rearX - shape.rearRadius * 0.9} ${shape.rearY + 34}L${shape.rearX - shape.rearRadius * 1.34} ${shape.rearY + 62}" stroke="#24282b" stroke-width="12"/><path d="M${shape.rearX - shape.rearRadius * 0.86} ${shape.rearY - 16}L${shape.rearX - shape.rearRadius * 1.22} ${shape.rearY + 56}" stroke="#4a5156" stroke-width="6"/></g><circle cx="${shape.rearX - shape.rearRadius * 1.34}" cy="${shape.rearY + 62}" r="8" fill="#7b8287"/>`;
