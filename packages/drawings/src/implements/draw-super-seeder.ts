import { markup, repeat } from '../markup.ts';
import { darken, lighten } from '../mix.ts';
import type { Paint } from '../paint.ts';
import { drawShadow } from '../parts/draw-studio.ts';
import { drawBolts, drawPin, drawPlate, drawRod, drawTube } from '../parts/metal.ts';
import { drawHitchFromBehind } from '../parts/three-point-hitch.ts';
import type { SvgDefs } from '../svg-defs.ts';

const ROW_COUNT = 9;
const toRowX = (i: number): number => 140 + i * 65;

/** Press wheel seen from behind, with its fork. */
const drawPressWheel = (x: number): string =>
  drawRod(markup`M${x - 19} 500V430H${x + 19}V500`, 6, '#4b5257') +
  markup`<rect x="${x - 14}" y="440" width="28" height="96" rx="12" fill="#1d2022"/><path d="M${x - 12} 456h24M${x - 13} 472h26M${x - 13} 488h26M${x - 13} 504h26M${x - 12} 520h24" stroke="#4a4f53" stroke-width="3"/>`;

const drawSeedTube = (x: number): string =>
  markup`<path d="M${x} 292C${x - 16} 330 ${x + 16} 360 ${x} 424" fill="none" stroke="#4f6b52" stroke-width="15"/><path d="M${x} 292C${x - 16} 330 ${x + 16} 360 ${x} 424" fill="none" stroke="#a9c98f" stroke-width="10"/><path d="M${x - 2} 292C${x - 18} 330 ${x + 14} 360 ${x - 2} 424" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>`;

const drawSeedBox = (defs: SvgDefs, paint: Paint): string => {
  const edge = darken(paint.body, 0.6);
  return (
    drawPlate('M96 176H704L676 292H124Z', defs.addPaintGradient(paint.body), edge) +
    drawPlate(
      'M88 150Q90 138 104 138H394V178H88ZM406 138H696Q710 138 712 150V178H406Z',
      defs.addPaintGradient(lighten(paint.body, 0.14)),
      edge,
    ) +
    `<path d="M106 148H380M420 148H694" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/>` +
    markup`<path d="M180 204H620V236H172Z" fill="${paint.accent}"/>` +
    `<path d="M240 148h40v10h-40zM520 148h40v10h-40z" fill="#24282b"/>` +
    drawBolts(150, 270, 9, 62, darken(paint.body, 0.62))
  );
};

/** Super seeder from behind: seed and fertiliser box, tubes to the openers, rotor, press wheels. */
export function drawSuperSeeder(defs: SvgDefs, paint: Paint): string {
  const body = defs.addPaintGradient(paint.body);
  const edge = darken(paint.body, 0.6);
  const blades = repeat(
    22,
    (i) =>
      markup`<path d="M${116 + i * 26.6} 424v44q${i % 2 ? 2 : -2} 14 ${i % 2 ? 16 : -16} 14" fill="none" stroke="#8e979d" stroke-width="8"/>`,
  );
  return (
    drawShadow(defs, 400, 536, 370) +
    drawHitchFromBehind(400, 150, 62, paint.body, 150) +
    blades +
    drawPlate(
      'M84 340Q88 322 112 320H688Q712 322 716 340V426H84Z',
      defs.addPaintGradient(darken(paint.body, 0.16)),
      edge,
    ) +
    repeat(ROW_COUNT, (i) => drawSeedTube(toRowX(i))) +
    drawSeedBox(defs, paint) +
    drawTube('M80 430H720', 18, paint.body) +
    repeat(ROW_COUNT, (i) => drawPressWheel(toRowX(i))) +
    drawPlate('M62 326h30v128l-6 60h-18l-6 -60z', body, edge) +
    drawPlate('M708 326h30v128l-6 60h-18l-6 -60z', body, edge) +
    drawPin(77, 440, 8) +
    drawPin(723, 440, 8)
  );
}
