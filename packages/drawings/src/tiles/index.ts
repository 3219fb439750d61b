import { type Drawing, type Painter, picture } from '../drawing.ts';
import { implementsTile, tyres } from './goods.ts';
import { compare, dealers, newTractors, sellTractor, usedTractors } from './market.ts';
import { agricultureNews, questionHub, reels, reviews, videos, webStories } from './media.ts';
import { emi, loan, onRoadPrice } from './money.ts';

const SAND = '#efe6d0';
const CLAY = '#f2e0d2';
const LEAF = '#e2ead2';
const SKY = '#dbe8ea';

/** Each offering on one of four tints, so that neighbours differ. */
const TILES: ReadonlyMap<string, readonly [tint: string, painter: Painter]> = new Map([
  ['new-tractors', [SAND, newTractors]],
  ['used-tractors', [LEAF, usedTractors]],
  ['sell-tractor', [CLAY, sellTractor]],
  ['implements', [SAND, implementsTile]],
  ['tyres', [SKY, tyres]],
  ['on-road-price', [LEAF, onRoadPrice]],
  ['loan', [CLAY, loan]],
  ['emi', [SKY, emi]],
  ['compare', [SAND, compare]],
  ['dealers', [CLAY, dealers]],
  ['reviews', [SKY, reviews]],
  ['videos', [LEAF, videos]],
  ['reels', [SKY, reels]],
  ['web-stories', [SAND, webStories]],
  ['question-hub', [CLAY, questionHub]],
  ['agriculture-news', [LEAF, agricultureNews]],
]);

export const TILE_IDS: readonly string[] = [...TILES.keys()];

const ground = (tint: string): string =>
  `<path d="M0 0H800V600H0Z" fill="${tint}"/><path d="M0 470Q200 440 400 462T800 450V600H0Z" fill="#1d3a28" fill-opacity=".1"/>`;

/** An offering's tile, 4:3. */
export function drawTile(id: string, view: string): Drawing | null {
  const tile = TILES.get(id);
  if (tile === undefined || view !== 'card') return null;
  return picture(400, 300, (sheet) => ground(tile[0]) + tile[1](sheet), [800, 600]);
}
