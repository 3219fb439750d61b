import { markup, repeat } from '../markup.ts';
import { drawStar } from '../objects/signs.ts';
import { selectPaint } from '../paint.ts';
import { clipToFrame } from '../parts/clip-to-frame.ts';
import { drawCountryside } from '../parts/draw-countryside.ts';
import { drawFarmer } from '../parts/draw-farmer.ts';
import { moveToGround } from '../parts/move-to-ground.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { drawTractorSide } from '../tractor/draw-tractor-side.ts';

const drawTractorInField = (
  defs: SvgDefs,
  paint: number,
  x: number,
  y: number,
  scale: number,
): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawCountryside(defs, 800, 600, 380)}${moveToGround(drawTractorSide(defs, { paint: selectPaint(paint) }), 400, 545, 0.9)}</g>`;

const drawPlayButton = (x: number, y: number, r: number): string =>
  markup`<circle cx="${x}" cy="${y}" r="${r}" fill="#14201a" fill-opacity=".82"/><path d="M${x - r * 0.3} ${y - r * 0.46}L${x + r * 0.5} ${y}L${x - r * 0.3} ${y + r * 0.46}Z" fill="#fff"/>`;

/** A farmer with a rating of four stars in a speech bubble. */
export const drawReviews = (defs: SvgDefs): string =>
  moveToGround(drawTractorSide(defs, { paint: selectPaint(4) }), 500, 500, 0.68) +
  drawFarmer({ cloth: '#f4ead2', head: '#b9542a' }, 150, 600, 1.2) +
  `<path d="M266 46H740Q764 46 764 70V160Q764 184 740 184H340L284 238L294 184H266Q242 184 242 160V70Q242 46 266 46Z" fill="#fff"/>${repeat(5, (i) => drawStar(310 + i * 96, 116, 42, i < 4 ? '#ffb81c' : '#d9d6c6'))}`;

export const drawVideos = (defs: SvgDefs): string =>
  `<rect x="64" y="84" width="672" height="420" rx="26" fill="#14201a"/><path d="M330 504H470L490 548H310Z" fill="#2c3a32"/><path d="M250 544H550V560H250Z" fill="#14201a"/>${clipToFrame(defs, { x: 88, y: 108, width: 624, height: 372, rx: 8 }, drawTractorInField(defs, 0, 88, 60, 0.78))}${drawPlayButton(400, 294, 66)}`;

export const drawReels = (defs: SvgDefs): string =>
  `<rect x="250" y="26" width="300" height="548" rx="46" fill="#14201a"/>${clipToFrame(defs, { x: 266, y: 44, width: 268, height: 512, rx: 30 }, `<g transform="translate(60 -20)">${drawCountryside(defs, 600, 620, 330, { sun: 0.5 })}</g>${moveToGround(drawTractorSide(defs, { paint: selectPaint(2), top: 'canopy' }), 500, 530, 0.7)}`)}<rect x="352" y="40" width="96" height="22" rx="11" fill="#14201a"/>${drawPlayButton(400, 292, 58)}<g fill="#fff"><circle cx="508" cy="410" r="13"/><circle cx="508" cy="452" r="13"/><circle cx="508" cy="494" r="13"/></g>`;

export const drawWebStories = (defs: SvgDefs): string =>
  `<rect x="82" y="112" width="230" height="390" rx="18" fill="#9db06a"/><rect x="488" y="112" width="230" height="390" rx="18" fill="#d9a877"/>${drawFarmer({ cloth: '#f4ead2', head: '#12756b' }, 170, 502, 0.82)}<g stroke="#8a5a24" stroke-width="6" fill="none"><path d="M600 502Q604 380 640 250M650 502Q648 400 674 300"/></g><g fill="#f0cf7a">${repeat(7, (i) => markup`<ellipse cx="${634 + i * 3.6 - 9}" cy="${268 - i * 15 + 40}" rx="7" ry="15" transform="rotate(${i % 2 ? 42 : -12} ${634 + i * 3.6 - 9} ${268 - i * 15 + 40})"/><ellipse cx="${664 + i * 3}" cy="${340 - i * 14}" rx="6" ry="13" transform="rotate(${i % 2 ? 42 : -12} ${664 + i * 3} ${340 - i * 14})"/>`)}</g><rect x="252" y="48" width="296" height="508" rx="22" fill="#fffdf6"/>${clipToFrame(defs, { x: 268, y: 64, width: 264, height: 476, rx: 12 }, `<g transform="translate(100 -60)">${drawCountryside(defs, 600, 640, 380, { hour: 'morning', sun: 0.5 })}</g>${moveToGround(drawTractorSide(defs, { paint: selectPaint(1), size: 'mini', top: 'rops' }), 410, 510, 0.44)}`)}<path d="M284 84H356M366 84H438M448 84H518" stroke="#fff" stroke-width="8" stroke-linecap="round"/>`;

export const drawQuestionHub = (): string =>
  `${drawFarmer({ cloth: '#fbf6e8', head: '#c08a1e' }, 210, 600, 1.25)}${drawFarmer({ cloth: '#12756b', head: '#8f3a34', hasScarf: true, skin: '#9a6438' }, 590, 600, 1.2)}<path d="M196 30H420Q446 30 446 56V156Q446 182 420 182H324L276 228L284 182H196Q170 182 170 156V56Q170 30 196 30Z" fill="#2f6f5c"/><path d="M276 84Q276 54 308 54T340 84Q340 102 308 114V124" fill="none" stroke="#fff" stroke-width="15" stroke-linecap="round"/><circle cx="308" cy="152" r="10" fill="#fff"/><path d="M494 96H714Q736 96 736 118V190Q736 212 714 212H632L590 252L596 212H494Q472 212 472 190V118Q472 96 494 96Z" fill="#fff"/><path d="M508 136H700M508 172H640" stroke="#9aa093" stroke-width="15" stroke-linecap="round"/>`;

/** A newspaper with a field on its front page. */
export const drawAgricultureNews = (defs: SvgDefs): string =>
  `<g transform="rotate(-5 400 300)"><path d="M196 80H676V560H196Z" fill="#e3dcc6"/><rect x="150" y="52" width="500" height="508" rx="10" fill="#fffdf6"/><path d="M190 104H610" stroke="#14201a" stroke-width="32"/><path d="M190 142H610" stroke="#b9b4a2" stroke-width="5"/>${clipToFrame(defs, { x: 190, y: 164, width: 262, height: 198, rx: 4 }, drawTractorInField(defs, 4, 181, 156, 0.36))}<path d="M478 182H610M478 226H610M478 270H596M478 314H610M478 356H570M190 404H610M190 446H600M190 488H560M190 526H480" stroke="#a9a593" stroke-width="13"/></g>`;
