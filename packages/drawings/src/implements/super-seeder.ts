import { markup, times } from '../markup.ts';
import { dark, light } from '../mix.ts';
import type { Paint } from '../paint.ts';
import { bolts, pin, plate, rod, tube } from '../parts/metal.ts';
import { mast } from '../parts/side-hitch.ts';
import { shadow } from '../parts/studio.ts';
import type { Sheet } from '../sheet.ts';

const ROW_COUNT = 9;
const rowX = (i: number): number => 140 + i * 65;

/** Press wheel seen from behind, with its fork. */
const pressWheel = (x: number): string =>
  rod(markup`M${x - 19} 500V430H${x + 19}V500`, 6, '#4b5257') +
  markup`<rect x="${x - 14}" y="440" width="28" height="96" rx="12" fill="#1d2022"/><path d="M${x - 12} 456h24M${x - 13} 472h26M${x - 13} 488h26M${x - 13} 504h26M${x - 12} 520h24" stroke="#4a4f53" stroke-width="3"/>`;

const seedTube = (x: number): string =>
  markup`<path d="M${x} 292C${x - 16} 330 ${x + 16} 360 ${x} 424" fill="none" stroke="#4f6b52" stroke-width="15"/><path d="M${x} 292C${x - 16} 330 ${x + 16} 360 ${x} 424" fill="none" stroke="#a9c98f" stroke-width="10"/><path d="M${x - 2} 292C${x - 18} 330 ${x + 14} 360 ${x - 2} 424" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>`;

const box = (sheet: Sheet, paint: Paint): string => {
  const edge = dark(paint.body, 0.6);
  return (
    plate('M96 176H704L676 292H124Z', sheet.paint(paint.body), edge) +
    plate(
      'M88 150Q90 138 104 138H394V178H88ZM406 138H696Q710 138 712 150V178H406Z',
      sheet.paint(light(paint.body, 0.14)),
      edge,
    ) +
    `<path d="M106 148H380M420 148H694" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/>` +
    markup`<path d="M180 204H620V236H172Z" fill="${paint.accent}"/>` +
    `<path d="M240 148h40v10h-40zM520 148h40v10h-40z" fill="#24282b"/>` +
    bolts(150, 270, 9, 62, dark(paint.body, 0.62))
  );
};

/** Super seeder from behind: seed and fertiliser box, tubes to the openers, rotor, press wheels. */
export function superSeeder(sheet: Sheet, paint: Paint): string {
  const body = sheet.paint(paint.body);
  const edge = dark(paint.body, 0.6);
  const blades = times(
    22,
    (i) =>
      markup`<path d="M${116 + i * 26.6} 424v44q${i % 2 ? 2 : -2} 14 ${i % 2 ? 16 : -16} 14" fill="none" stroke="#8e979d" stroke-width="8"/>`,
  );
  return (
    shadow(sheet, 400, 536, 370) +
    mast(400, 150, 62, paint.body, 150) +
    blades +
    plate(
      'M84 340Q88 322 112 320H688Q712 322 716 340V426H84Z',
      sheet.paint(dark(paint.body, 0.16)),
      edge,
    ) +
    times(ROW_COUNT, (i) => seedTube(rowX(i))) +
    box(sheet, paint) +
    tube('M80 430H720', 18, paint.body) +
    times(ROW_COUNT, (i) => pressWheel(rowX(i))) +
    plate('M62 326h30v128l-6 60h-18l-6 -60z', body, edge) +
    plate('M708 326h30v128l-6 60h-18l-6 -60z', body, edge) +
    pin(77, 440, 8) +
    pin(723, 440, 8)
  );
}
