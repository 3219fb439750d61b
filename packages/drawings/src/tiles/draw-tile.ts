import { createDrawing, type Drawing, type Painter } from '../drawing.ts';
import { CLAY_TINT, LEAF_TINT, SAND_TINT, SKY_TINT } from '../paint.ts';
import {
  drawCompare,
  drawDealers,
  drawNewTractors,
  drawRotavatorTile,
  drawSellTractor,
  drawTyres,
  drawUsedTractors,
} from './market-tiles.ts';
import {
  drawAgricultureNews,
  drawQuestionHub,
  drawReels,
  drawReviews,
  drawVideos,
  drawWebStories,
} from './media-tiles.ts';
import { drawCalculator, drawLoan, drawOnRoadPrice } from './money-tiles.ts';

/** Background tint and painter of each tile. The tints vary, so that neighbouring tiles differ. */
const TILE_PAINTERS: ReadonlyMap<string, readonly [tint: string, painter: Painter]> = new Map([
  ['new-tractors', [SAND_TINT, drawNewTractors]],
  ['used-tractors', [LEAF_TINT, drawUsedTractors]],
  ['sell-tractor', [CLAY_TINT, drawSellTractor]],
  ['implements', [SAND_TINT, drawRotavatorTile]],
  ['tyres', [SKY_TINT, drawTyres]],
  ['on-road-price', [LEAF_TINT, drawOnRoadPrice]],
  ['loan', [CLAY_TINT, drawLoan]],
  ['emi', [SKY_TINT, drawCalculator]],
  ['compare', [SAND_TINT, drawCompare]],
  ['dealers', [CLAY_TINT, drawDealers]],
  ['reviews', [SKY_TINT, drawReviews]],
  ['videos', [LEAF_TINT, drawVideos]],
  ['reels', [SKY_TINT, drawReels]],
  ['web-stories', [SAND_TINT, drawWebStories]],
  ['question-hub', [CLAY_TINT, drawQuestionHub]],
  ['agriculture-news', [LEAF_TINT, drawAgricultureNews]],
]);

export const TILE_IDS: readonly string[] = [...TILE_PAINTERS.keys()];

const drawBackground = (tint: string): string =>
  `<path d="M0 0H800V600H0Z" fill="${tint}"/><path d="M0 470Q200 440 400 462T800 450V600H0Z" fill="#1d3a28" fill-opacity=".1"/>`;

/** Draws the tile of a section of the site: view `card`, 400x300. Null for an unknown id or view. */
export function drawTile(id: string, view: string): Drawing | null {
  const tile = TILE_PAINTERS.get(id);
  if (tile === undefined || view !== 'card') return null;
  return createDrawing(400, 300, (defs) => drawBackground(tile[0]) + tile[1](defs), [800, 600]);
}
