import { createDrawing, type Drawing } from '../drawing.ts';
import { markup, repeat } from '../markup.ts';
import { CLAY_TINT, LEAF_TINT, SAND_TINT, SKY_TINT, selectPaint } from '../paint.ts';
import { drawCountryside } from '../parts/draw-countryside.ts';
import { moveToGround } from '../parts/move-to-ground.ts';
import type { SvgDefs } from '../svg-defs.ts';
import { drawCompare, drawDealers, drawSellTractor } from '../tiles/market-tiles.ts';
import { drawQuestionHub } from '../tiles/media-tiles.ts';
import { drawCalculator, drawLoan } from '../tiles/money-tiles.ts';
import { drawTractorSide } from '../tractor/draw-tractor-side.ts';
import { composeScene, type Scene } from './compose-scene.ts';
import {
  drawCareer,
  drawContact,
  drawNoResults,
  drawNoReviews,
  drawOffline,
} from './subjects/site-pages.ts';
import { drawDealership, drawInsurance, drawLoanPapers } from './subjects/trade.ts';

const drawTree = (x: number, y: number, r: number): string =>
  markup`<ellipse cx="${x + r * 0.5}" cy="${y}" rx="${r * 1.3}" ry="${r * 0.14}" fill="#20262b" fill-opacity=".22"/><path d="M${x - r * 0.1} ${y}Q${x - r * 0.02} ${y - r * 0.6} ${x - r * 0.3} ${y - r}M${x} ${y}Q${x + r * 0.04} ${y - r * 0.7} ${x + r * 0.3} ${y - r * 1.1}" stroke="#6a4a2e" stroke-width="${r * 0.16}" fill="none" stroke-linecap="round"/><g fill="#5d8044"><circle cx="${x - r * 0.6}" cy="${y - r * 1.2}" r="${r * 0.55}"/><circle cx="${x + r * 0.6}" cy="${y - r * 1.25}" r="${r * 0.6}"/><circle cx="${x}" cy="${y - r * 1.7}" r="${r * 0.72}"/></g><g fill="#7c9c58"><circle cx="${x - r * 0.5}" cy="${y - r * 1.4}" r="${r * 0.34}"/><circle cx="${x + r * 0.1}" cy="${y - r * 1.95}" r="${r * 0.42}"/><circle cx="${x + r * 0.6}" cy="${y - r * 1.5}" r="${r * 0.3}"/></g>`;

const MILESTONE_MARKUP = `<path d="M286 408V372Q286 352 304 352T322 372V408Z" fill="#fffdf6" stroke="#b9b09a" stroke-width="3"/><path d="M286 374V372Q286 352 304 352T322 372V374Z" fill="#ffb81c"/>`;

/** A field with a road and a distant tractor, for pages without content. */
const drawEmptyField = (defs: SvgDefs): string =>
  drawCountryside(defs, 960, 480, 240, { hour: 'morning', sun: 0.66, ground: 'green' }) +
  `<path d="M340 480Q470 390 590 330T640 240L652 240Q680 340 610 400T560 480Z" fill="#c9b48c"/><path d="M340 480Q470 390 590 330T640 240M560 480Q540 440 610 400T652 240" stroke="#a98f62" stroke-width="3" fill="none"/>` +
  moveToGround(drawTractorSide(defs, { paint: selectPaint(0) }), 560, 362, 0.13) +
  drawTree(170, 372, 74) +
  drawTree(846, 318, 40) +
  MILESTONE_MARKUP +
  repeat(
    16,
    (i) =>
      markup`<path d="M${30 + ((i * 137) % 260)} ${430 + ((i * 29) % 44)}q-3 -12 -8 -16m8 16q0 -14 2 -20m-2 20q4 -10 9 -13" stroke="#4f7436" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  );

const SCENE_PAINTERS: ReadonlyMap<string, Scene> = new Map<string, Scene>([
  ['loan', { subject: drawLoan, background: CLAY_TINT }],
  ['loan-papers', { subject: drawLoanPapers, background: SKY_TINT }],
  ['insurance', { subject: drawInsurance, background: SKY_TINT }],
  ['dealer', { subject: drawDealers, background: CLAY_TINT }],
  ['dealership', { subject: drawDealership, background: SAND_TINT }],
  ['sell', { subject: drawSellTractor, background: CLAY_TINT }],
  ['contact', { subject: drawContact, background: LEAF_TINT, isCutOff: true }],
  ['career', { subject: drawCareer, background: SAND_TINT }],
  ['question-hub', { subject: drawQuestionHub, background: CLAY_TINT, isCutOff: true }],
  ['comparison', { subject: drawCompare, background: SAND_TINT }],
  ['emi', { subject: drawCalculator, background: SKY_TINT }],
  ['no-results', { subject: drawNoResults, background: { ground: 'stubble', hour: 'morning' } }],
  ['no-reviews', { subject: drawNoReviews, background: SAND_TINT, isCutOff: true }],
  ['offline', { subject: drawOffline, background: LEAF_TINT }],
]);

export const SCENE_IDS: readonly string[] = [...SCENE_PAINTERS.keys()];

/**
 * Draws the picture of a page: view `card` (800x600) or `wide` (960x480). The id `empty` has only the view `field`
 * (960x480). Null for an unknown id or view.
 */
export function drawScene(id: string, view: string): Drawing | null {
  if (id === 'empty') return view === 'field' ? createDrawing(960, 480, drawEmptyField) : null;
  const scene = SCENE_PAINTERS.get(id);
  if (scene === undefined) return null;
  if (view === 'card') return composeScene(scene, 'tile');
  return view === 'wide' ? composeScene(scene, 'strip') : null;
}
