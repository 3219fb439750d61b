import { moveTo, repeat } from '../../markup.ts';
import { drawTable } from '../../objects/buildings.ts';
import { drawClipboard, drawPaper } from '../../objects/draw-paper.ts';
import { drawMagnifier, drawSpeechBubble, drawStar } from '../../objects/signs.ts';
import { drawSpanner } from '../../objects/tools.ts';
import { selectPaint } from '../../paint.ts';
import { drawFarmer } from '../../parts/draw-farmer.ts';
import { moveToGround } from '../../parts/move-to-ground.ts';
import type { SvgDefs } from '../../svg-defs.ts';
import { drawTractorSide } from '../../tractor/draw-tractor-side.ts';

export const drawContact = (): string =>
  drawListener(250, 600) +
  drawSpeechBubble({ x: 400, y: 90, width: 340, height: 170, side: -1 }, '#12756b') +
  '<g fill="#fff"><circle cx="490" cy="176" r="20"/><circle cx="570" cy="176" r="20"/><circle cx="650" cy="176" r="20"/></g><path d="M440 380H740V570H440Z" fill="#fffdf6" stroke="#b9b09a" stroke-width="5"/><path d="M440 384L590 486L740 384" fill="none" stroke="#b9b09a" stroke-width="7" stroke-linejoin="round"/><circle cx="712" cy="392" r="27" fill="#ffb81c" stroke="#8f5d00" stroke-width="4"/>';

export const drawCareer = (defs: SvgDefs): string =>
  drawFarmer({ cloth: '#4a5f86', head: '#241a14', hasScarf: false }, 230, 470, 1) +
  drawFarmer({ cloth: '#8f3a34', head: '#12756b', hasScarf: true, skin: '#9a6438' }, 560, 470, 1) +
  drawTable(20, 780, 450, 1400) +
  drawClipboard(396, 400, 0.52, -6) +
  drawPaper(690, 404, 0.4, 8) +
  drawSpanner(defs, 120, 438, 0.5, -8);

export const drawNoResults = (defs: SvgDefs): string =>
  moveToGround(drawTractorSide(defs, { paint: selectPaint(3) }), 560, 400, 0.2) +
  drawMagnifier(330, 300, 150);

export const drawNoReviews = (): string =>
  drawSpeechBubble({ x: 110, y: 80, width: 580, height: 210, side: -1 }, '#fffdf6') +
  repeat(5, (i) => drawStar(200 + i * 100, 186, 44, '#f4f2ea', '#737a71')) +
  drawFarmer({ cloth: '#f4ead2', head: '#12756b' }, 270, 600, 1.02);

/** A radio mast without signal, and a tractor. */
export const drawOffline = (defs: SvgDefs): string =>
  moveTo(
    '<path d="M-70 300L-10 -120H10L70 300M-58 214H58M-46 130H46M-34 50H34M-58 214L46 130L-34 50M58 214L-46 130L34 50" fill="none" stroke="#4b5257" stroke-width="10" stroke-linejoin="round"/><circle cy="-132" r="18" fill="#b9542a"/><g fill="none" stroke="#8c959b" stroke-width="13" stroke-linecap="round" stroke-dasharray="26 26"><path d="M-56 -176Q-84 -132 -56 -88M56 -176Q84 -132 56 -88M-104 -206Q-150 -132 -104 -58M104 -206Q150 -132 104 -58"/></g><circle cx="104" cy="-20" r="46" fill="#14201a"/><path d="M86 -38l36 36M122 -38l-36 36" stroke="#fff" stroke-width="12" stroke-linecap="round"/>',
    260,
    230,
  ) + moveToGround(drawTractorSide(defs, { paint: selectPaint(0), nose: 'round' }), 570, 530, 0.5);

/** A farmer with a headset. */
const drawListener = (x: number, y: number): string =>
  drawFarmer({ cloth: '#dbe8ea', head: '#4a5f86' }, x, y, 1.1) +
  moveTo(
    '<path d="M-66 -170Q-70 -250 0 -256T66 -170" fill="none" stroke="#14201a" stroke-width="13"/><rect x="-82" y="-184" width="28" height="58" rx="12" fill="#14201a"/><rect x="54" y="-184" width="28" height="58" rx="12" fill="#14201a"/><path d="M68 -130Q66 -92 24 -96" fill="none" stroke="#14201a" stroke-width="7"/><circle cx="20" cy="-97" r="9" fill="#14201a"/>',
    x,
    y,
    1.1,
  );
