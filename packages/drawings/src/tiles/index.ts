import { type Drawing, type Painter, picture } from '../drawing.ts';
import { implementsTile, tyres } from './implements-tile.ts';
import { compare, dealers, newTractors, sellTractor, usedTractors } from './market.ts';
import { agricultureNews, questionHub, reels, reviews, videos, webStories } from './media.ts';
import { emi, loan, onRoadPrice } from './money.ts';

const SAND_TINT = '#efe6d0';
const CLAY_TINT = '#f2e0d2';
const LEAF_TINT = '#e2ead2';
const SKY_TINT = '#dbe8ea';

/** Each offering on one of four tints, so that neighbours differ. */
const TILE_PAINTERS: ReadonlyMap<string, readonly [tint: string, painter: Painter]> = new Map([
  ['new-tractors', [SAND_TINT, newTractors]],
  ['used-tractors', [LEAF_TINT, usedTractors]],
  ['sell-tractor', [CLAY_TINT, sellTractor]],
  ['implements', [SAND_TINT, implementsTile]],
  ['tyres', [SKY_TINT, tyres]],
  ['on-road-price', [LEAF_TINT, onRoadPrice]],
  ['loan', [CLAY_TINT, loan]],
  ['emi', [SKY_TINT, emi]],
  ['compare', [SAND_TINT, compare]],
  ['dealers', [CLAY_TINT, dealers]],
  ['reviews', [SKY_TINT, reviews]],
  ['videos', [LEAF_TINT, videos]],
  ['reels', [SKY_TINT, reels]],
  ['web-stories', [SAND_TINT, webStories]],
  ['question-hub', [CLAY_TINT, questionHub]],
  ['agriculture-news', [LEAF_TINT, agricultureNews]],
]);

export const TILE_IDS: readonly string[] = [...TILE_PAINTERS.keys()];

const ground = (tint: string): string =>
  `<path d="M0 0H800V600H0Z" fill="${tint}"/><path d="M0 470Q200 440 400 462T800 450V600H0Z" fill="#1d3a28" fill-opacity=".1"/>`;

/** An offering's tile, 4:3. */
export function drawTile(id: string, view: string): Drawing | null {
  const tile = TILE_PAINTERS.get(id);
  if (tile === undefined || view !== 'card') return null;
  return picture(400, 300, (sheet) => ground(tile[0]) + tile[1](sheet), [800, 600]);
}
