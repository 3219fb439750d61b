import { markup, moveTo, repeat } from '../markup.ts';
import { darken } from '../mix.ts';
import type { Paint } from '../paint.ts';
import { drawPlate, drawRod, drawTube } from '../parts/metal.ts';
import type { SvgDefs } from '../svg-defs.ts';

/** A riding rice transplanter in a flooded field, facing right, with the tray of seedlings behind. */
export function drawRiceTransplanter(defs: SvgDefs, paint: Paint): string {
  return (
    drawFloodedField(defs) +
    drawPaddyWheel(614, 450, 58) +
    drawSeedlingRack() +
    drawDriverArea(defs, paint) +
    drawPlantingUnit(defs, paint) +
    drawPaddyWheel(440, 438, 78) +
    drawRipples()
  );
}

/** Water with two rows of planted seedlings. */
function drawFloodedField(defs: SvgDefs): string {
  const water = defs.addLinearGradient('down', [0, '#b7d5d6'], [1, '#86b0b4']);
  return (
    `<path d="M0 496Q200 488 400 494T800 492V600H0Z" fill="${water}"/>` +
    '<path d="M40 524h120M220 548h160M470 530h150M640 560h110M80 574h140" stroke="#fff" stroke-opacity=".6" stroke-width="4" stroke-linecap="round"/>' +
    repeat(3, (i) => drawSeedling(22 + i * 44, 512, 1.25)) +
    repeat(4, (i) => drawSeedling(8 + i * 52, 552, 1.5))
  );
}

const drawSeedling = (x: number, y: number, scale: number): string =>
  moveTo(
    '<path d="M0 0Q-5 -16 -13 -26M0 0Q0 -20 1 -32M0 0Q6 -15 14 -24M0 0Q-2 -14 -6 -30M0 0Q3 -14 8 -30" fill="none" stroke="#5f9a35" stroke-width="3.500" stroke-linecap="round"/>',
    x,
    y,
    scale,
  );

/** A thin rim with spokes, and broad lugs that grip in mud. */
function drawPaddyWheel(cx: number, cy: number, r: number): string {
  const rim = markup`<circle r="${r - 6}" fill="none" stroke="#1d2022" stroke-width="9"/>`;
  const lugs = repeat(
    14,
    (i) =>
      markup`<path d="M-8 ${-r - 3}h16l3 16h-22z" fill="#17191b" transform="rotate(${(i * 360) / 14})"/>`,
  );
  const spokes = repeat(
    6,
    (i) =>
      markup`<path d="M0 -12V${14 - r}" stroke="#4b5257" stroke-width="7" transform="rotate(${i * 60})"/>`,
  );
  const hub = '<circle r="16" fill="#3a4045"/><circle r="7" fill="#aab2b7"/>';
  return moveTo(rim + lugs + spokes + hub, cx, cy);
}

/** The rack above the front wheel, with two shelves of spare seedlings. */
const drawSeedlingRack = (): string =>
  drawTube('M560 272V190H690M560 232H690', 7, '#8c959b') +
  repeat(8, (i) => drawSeedling(574 + i * 16, 188, 0.9) + drawSeedling(574 + i * 16, 230, 0.8));

function drawDriverArea(defs: SvgDefs, paint: Paint): string {
  const floor = drawPlate('M330 386H660L676 420H350Z', '#3a4045');
  return floor + drawHood(defs, paint) + drawSteering() + drawSeat();
}

function drawHood(defs: SvgDefs, paint: Paint): string {
  const body = drawPlate(
    'M536 388L548 296Q552 276 576 274H624Q662 278 676 334L684 388Z',
    defs.addPaintGradient(paint.body),
    darken(paint.body, 0.6),
  );
  const highlight =
    '<path d="M562 290H622" stroke="#fff" stroke-opacity=".55" stroke-width="5" stroke-linecap="round"/>';
  const stripe = `<path d="M552 318H666V332H550Z" fill="${paint.accent}"/>`;
  const headlight = drawPlate('M640 300l30 6l8 26l-30 -4z', '#f7f3df', '#24282b', 3);
  return body + highlight + stripe + headlight;
}

const drawSteering = (): string =>
  drawRod('M548 300L520 236', 8) +
  '<ellipse cx="516" cy="230" rx="34" ry="9" transform="rotate(-28 516 230)" fill="none" stroke="#15181a" stroke-width="7"/>';

const drawSeat = (): string =>
  drawPlate(
    'M398 342Q372 330 376 254Q380 240 394 246Q404 258 404 306H452Q466 320 452 338Z',
    '#1e2225',
  ) + drawRod('M424 340V386', 16);

/** The seedling tray, its linkage, the planting arms and the float that carries them. */
function drawPlantingUnit(defs: SvgDefs, paint: Paint): string {
  const linkage = drawTube('M350 404L196 446M360 400L262 330', 12, '#4b5257');
  const tray = moveTo(drawTray(paint), 168, 452, 1, -58);
  const gearbox = drawPlate('M146 440l54 -14l16 40l-46 14z', defs.addIronGradient(), '#15181a');
  const arms = drawRod('M166 460L138 496M190 466L168 504', 8, '#c9d0d4');
  const float = drawPlate(
    'M120 506Q110 488 142 486H330Q366 488 372 506Q360 518 330 518H140Q124 518 120 506Z',
    '#e9e4d2',
    '#8b8a7c',
  );
  return linkage + tray + gearbox + arms + float;
}

/** The tray with mats of seedlings, drawn horizontally. */
const drawTray = (paint: Paint): string =>
  drawPlate('M0 0H300V20H0Z', darken(paint.body, 0.1), darken(paint.body, 0.6)) +
  '<path d="M6 -14H292V0H6Z" fill="#6b4a2c"/><path d="M6 -14H292V-9H6Z" fill="#49752c"/>' +
  repeat(24, (i) => drawSeedling(14 + i * 12, -10, 1.05)) +
  drawPlate('M96 -20h7v22h-7zM196 -20h7v22h-7z', '#3a4045', '#3a4045', 1);

/** Ripples around the rear wheel. */
const drawRipples = (): string =>
  '<path d="M350 512q90 -16 180 0M560 506q54 -10 110 0" stroke="#fff" stroke-opacity=".75" stroke-width="5" fill="none" stroke-linecap="round"/>';
