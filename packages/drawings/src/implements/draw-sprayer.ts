import { markup, repeat } from '../markup.ts';
import { darken } from '../mix.ts';
import type { Paint } from '../paint.ts';
import { drawShadow } from '../parts/draw-studio.ts';
import { drawPin, drawPlate, drawRod, drawTube } from '../parts/metal.ts';
import type { SvgDefs } from '../svg-defs.ts';

const drawNozzles = (defs: SvgDefs): string => {
  const mist = defs.addLinearGradient('down', [0, '#6fb4d6', 0.75], [1, '#9fd0e6', 0]);
  return repeat(14, (i) => {
    const x = 62 + i * 52;
    return markup`<path d="M${x - 3} 470L${x - 30} 548H${x + 30}L${x + 3} 470Z" fill="${mist}"/><path d="M${x - 6} 446h12v16l-3 10h-6l-3 -10z" fill="#22272a"/><path d="M${x - 6} 458h12v5h-12z" fill="#e0a021"/>`;
  });
};

/** A section of the boom from x = `from` to `to`, as a lattice. */
const drawLattice = (from: number, to: number, colour: string): string => {
  const bays = Math.round((to - from) / 36);
  const step = (to - from) / bays;
  const web = repeat(
    bays,
    (i) =>
      markup`M${from + i * step} 446L${from + (i + 0.5) * step} 404L${from + (i + 1) * step} 446`,
  );
  return (
    drawRod(web, 4, darken(colour, 0.25)) +
    drawTube(markup`M${from} 404H${to}M${from} 446H${to}`, 8, colour)
  );
};

const drawTank = (defs: SvgDefs, paint: Paint): string =>
  drawPlate(
    'M222 226Q222 172 280 168H520Q578 172 578 226V330Q574 382 516 384H284Q226 382 222 330Z',
    defs.addLinearGradient(
      'right',
      [0, '#d9d9cc'],
      [0.3, '#fdfcf4'],
      [0.75, '#efeee2'],
      [1, '#bdbcae'],
    ),
    '#8b8a7c',
  ) +
  `<path d="M223 262Q400 276 577 262V330Q573 381 516 383H284Q227 381 223 330Z" fill="#8fc4b4" fill-opacity=".55"/><path d="M354 140h92v32h-92z" fill="#2b3034"/><ellipse cx="400" cy="140" rx="54" ry="11" fill="#3a4045"/><path d="M250 196Q268 182 330 182" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M536 210V350" stroke="#8b8a7c" stroke-width="5"/><path d="M530 226h12M530 250h12M530 274h12M530 298h12M530 322h12" stroke="#5c5b50" stroke-width="3"/>` +
  drawTube('M300 168V384M500 168V384', 10, paint.body) +
  markup`<path d="M330 214h140v28h-140z" fill="${paint.body}" fill-opacity=".85"/>`;

/** Mounted boom sprayer from behind: tank on a frame, wide boom, nozzles at work. */
export function drawSprayer(defs: SvgDefs, paint: Paint): string {
  return (
    drawShadow(defs, 400, 540, 190, 16) +
    drawNozzles(defs) +
    drawTube('M286 384L270 532M514 384L530 532', 12, paint.body) +
    drawRod('M246 536h48M506 536h48', 9) +
    drawTank(defs, paint) +
    drawTube('M244 386H556', 16, paint.body) +
    markup`<rect x="356" y="396" width="88" height="62" rx="10" fill="${defs.addIronGradient()}"/><circle cx="400" cy="426" r="20" fill="#8c959b"/><circle cx="400" cy="426" r="8" fill="#202427"/>` +
    drawRod('M444 420C500 400 560 380 580 404M356 420C300 400 240 380 220 404', 6, '#22272a') +
    drawLattice(40, 238, paint.body) +
    drawLattice(252, 350, paint.body) +
    drawLattice(450, 548, paint.body) +
    drawLattice(562, 760, paint.body) +
    drawPlate('M232 392h26v66h-26zM542 392h26v66h-26z', '#3a4045') +
    drawPin(245, 404, 6) +
    drawPin(245, 446, 6) +
    drawPin(555, 404, 6) +
    drawPin(555, 446, 6) +
    drawRod('M245 392L300 340M555 392L500 340', 7, '#3a4045')
  );
}
