import type { Paint } from '../paint.ts';
import { drawShadow } from '../parts/draw-studio.ts';
import { drawHydraulicRam, drawPin, drawPlate, drawTube } from '../parts/metal.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { drawCab, drawCrawlerTrack, drawPanel, drawSlats } from './draw-cab.ts';

const drawBoom = (defs: SvgDefs, paint: Paint): string =>
  drawTube('M360 366L440 170L560 128', 34, paint.body) +
  drawTube('M548 86L562 126L692 330', 25, paint.body) +
  drawHydraulicRam(410, 350, 500, 160, 20) +
  drawHydraulicRam(462, 128, 548, 88, 18) +
  drawHydraulicRam(586, 134, 676, 262, 14) +
  drawTube('M676 262L716 290L718 336', 9, '#5c6368') +
  drawPlate('M664 318L716 326L748 386Q752 440 700 452L652 430L668 392Z', defs.addIronGradient()) +
  '<path d="M652 430l-14 22 30-14M676 442l-10 24 30-16M700 452l2 22 22-28" fill="#c9d0d4" stroke="#2b3034" stroke-width="2"/>' +
  drawPin(554, 122, 13) +
  drawPin(692, 328, 11) +
  drawPin(362, 366, 12);

/** An excavator on crawler tracks, facing right, with its arm extended. */
export function drawExcavator(defs: SvgDefs, paint: Paint): string {
  return (
    drawShadow(defs, 300, 534, 300) +
    drawCrawlerTrack(130, 460, 532, 56) +
    drawPlate('M220 400H390L404 430H206Z', defs.addIronGradient()) +
    drawBoom(defs, paint) +
    drawPanel(defs, paint, 'M60 300Q62 268 96 264H300V404H110Q60 404 60 340Z') +
    drawPanel(defs, paint, 'M58 330Q54 404 112 406H150V330Z', 0.25) +
    drawSlats(180, 290, 84, 6) +
    `<path d="M104 276H288" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/><path d="M84 296h76v20h-76z" fill="${paint.accent}"/>` +
    drawTube('M150 264V222', 14, '#6b7378') +
    drawCab(defs, paint, { x: 286, y: 192, width: 136, height: 212, lean: 14 })
  );
}
