import { markup } from '../markup.ts';
import { darken, lighten } from '../mix.ts';
import type { Paint } from '../paint.ts';
import { drawShadow } from '../parts/draw-studio.ts';
import { drawHiddenWheel, drawWheel } from '../parts/draw-wheel.ts';
import { drawHydraulicRam, drawPin, drawPlate, drawRod, drawTube } from '../parts/metal.ts';
import type { SvgDefs } from '../svg-defs.ts';

const drawTransmitter = (): string =>
  drawRod('M712 232L656 486M712 232L718 500M712 232L766 486', 8, '#4b5257') +
  drawRod('M690 340H736', 5, '#4b5257') +
  drawPlate('M686 180h52v54h-52z', '#e0a021', '#24282b', 3) +
  drawPlate('M694 142h36v38h-36z', '#c6483b', '#24282b', 3) +
  `<path d="M698 160h28" stroke="#ffd9d2" stroke-width="6"/>`;

const drawReceiver = (): string =>
  drawPlate('M296 122h52v76h-52z', '#f4f2ea', '#24282b', 3) +
  `<path d="M322 132v56" stroke="#c6483b" stroke-width="8"/><path d="M294 114h56v10h-56z" fill="#24282b"/><circle cx="322" cy="160" r="10" fill="#2f3539"/>`;

/** A drag scraper with the laser receiver on its mast, and the transmitter on a tripod. */
export function drawLaserLandLeveler(defs: SvgDefs, paint: Paint): string {
  const edge = darken(paint.body, 0.6);
  const body = defs.addPaintGradient(paint.body);
  return (
    drawShadow(defs, 320, 534, 310) +
    drawShadow(defs, 712, 496, 80, 10) +
    `<path d="M692 160H352" stroke="#d23b2b" stroke-width="5" stroke-dasharray="16 10" stroke-linecap="round"/>` +
    drawTransmitter() +
    `<path d="M176 524Q196 470 250 462H330L360 530H176Z" fill="#a5764b"/><path d="M190 512q10 -24 34 -32" stroke="#c79a6b" stroke-width="6" fill="none" stroke-linecap="round"/>` +
    drawRod('M20 436H120L250 400', 16, '#3a4045') +
    drawPin(32, 436, 9) +
    drawTube('M100 434L300 372H470', 17, paint.body) +
    drawTube('M322 380V196', 14, '#8c959b') +
    drawRod('M322 236L420 372', 6, '#4b5257') +
    drawReceiver() +
    drawHiddenWheel(536, 470, 60) +
    drawPlate(
      'M232 384H430Q446 384 448 402L440 500L424 528H408L396 508Q300 520 214 504L232 440Z',
      body,
      edge,
    ) +
    drawPlate(
      'M240 392H424L416 434Q320 446 238 434Z',
      defs.addPaintGradient(lighten(paint.body, 0.12)),
      edge,
      1.5,
    ) +
    markup`<path d="M262 404h130v14h-130z" fill="${paint.accent}"/>` +
    drawPlate(
      'M206 506Q300 522 402 508L414 530Q300 542 200 526Z',
      defs.addSteelGradient(),
      '#3a3f43',
    ) +
    drawTube('M430 396L520 468', 16, paint.body) +
    drawHydraulicRam(372, 372, 512, 440, 16) +
    drawWheel(defs, 520, 472, 60, { rim: paint.rim, tread: 'rib' })
  );
}
