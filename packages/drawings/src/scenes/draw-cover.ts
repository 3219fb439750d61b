import type { Drawing } from '../drawing.ts';
import { CLAY_TINT, LEAF_TINT, SAND_TINT, SKY_TINT } from '../paint.ts';
import { drawTyres } from '../tiles/market-tiles.ts';
import { drawAgricultureNews, drawQuestionHub, drawReviews } from '../tiles/media-tiles.ts';
import { drawCalculator } from '../tiles/money-tiles.ts';
import { composeScene, type Scene } from './compose-scene.ts';
import { drawMaintenance } from './subjects/care.ts';
import { drawAgriculture, drawImplements, drawPickup, drawSoil } from './subjects/farm.ts';
import {
  drawBuyingGuide,
  drawExpertReview,
  drawLaunch,
  drawSales,
  drawScheme,
} from './subjects/trade.ts';

const COVER_SCENES: ReadonlyMap<string, Scene> = new Map<string, Scene>([
  ['launch', { subject: drawLaunch, background: SKY_TINT }],
  ['tractor-news', { subject: drawAgricultureNews, background: CLAY_TINT }],
  ['agriculture', { subject: drawAgriculture, background: { hour: 'morning' } }],
  ['expert-review', { subject: drawExpertReview, background: SAND_TINT }],
  ['customer-review', { subject: drawReviews, background: SKY_TINT, isCutOff: true }],
  ['scheme', { subject: drawScheme, background: LEAF_TINT }],
  ['sales', { subject: drawSales, background: CLAY_TINT }],
  ['tyre', { subject: drawTyres, background: SKY_TINT }],
  ['implement', { subject: drawImplements, background: { ground: 'stubble' } }],
  ['automobile', { subject: drawPickup, background: { ground: 'stubble', sun: 0.3 } }],
  ['maintenance', { subject: drawMaintenance, background: LEAF_TINT }],
  ['buying-guide', { subject: drawBuyingGuide, background: SAND_TINT }],
  ['soil', { subject: drawSoil, background: { ground: 'green', hour: 'morning', sun: 0.4 } }],
  ['emi', { subject: drawCalculator, background: SKY_TINT }],
  ['question', { subject: drawQuestionHub, background: CLAY_TINT, isCutOff: true }],
]);

export const COVER_IDS: readonly string[] = [...COVER_SCENES.keys()];

/**
 * Draws the cover of a post: view `wide` (1280x720) for its page, `card` (1200x630) for lists and shared links. Null
 * for an unknown id or view.
 */
export function drawCover(id: string, view: string): Drawing | null {
  const scene = COVER_SCENES.get(id);
  if (scene === undefined) return null;
  return view === 'wide' || view === 'card' ? composeScene(scene, view) : null;
}
